import { suggestName } from './names'
import type { Texts } from './text'

/** Settings, the environment, the look, the navbar and languages. */
export const siteErrors = {
  'invalid-variable': ({ name, value, hint }: { name: string; value: string; hint: string }) => ({
    message: `${name} is "${value}".`,
    hint,
  }),
  'half-page-view-counter': ({ missing }: { missing: string }) => ({
    message: `${missing} is not set, but the other variable of the page view counter is.`,
    hint: 'Set both to count page views, or neither.',
  }),
  'search-variable-missing': ({ name, isBlank, all }: { name: string; isBlank: boolean; all: string[] }) => ({
    message: `${name} is ${isBlank ? 'blank' : 'not set'}, but other variables of the search are.`,
    hint: `Set ${all.slice(0, -1).join(', ')} and ${all.at(-1)} to search with Algolia, or unset them all to search in the browser.`,
  }),
  'search-variable-character': ({ name, rule }: { name: string; rule: string }) => ({
    message: `${name} has an invalid character.`,
    hint: rule,
  }),
  'search-host': ({ name, host }: { name: string; host: string }) => ({
    message: `${name} names "${host}", which is not a valid URL.`,
    hint: 'Write URLs such as https://search.example.org, separated by commas.',
  }),
  'admin-key-in-public-variable': ({ name }: { name: string }) => ({
    message: `${name} holds the admin key.`,
    hint: 'Variables of that prefix become part of the site: give it the search-only key, and replace the admin key.',
  }),
  'public-admin-key': ({ name }: { name: string }) => ({
    message: `${name} would be published with the site.`,
    hint: 'Rename it to ALGOLIA_ADMIN_KEY.',
  }),
  'low-contrast': (accent: { color: string; mode: string; contrast: number; needed: number; readable: string }) => ({
    message: `Text in the accent colour "${accent.color}" has a contrast of ${accent.contrast.toFixed(1)} to 1 in the ${accent.mode} colour mode.`,
    hint: `Write "${accent.readable}", a similar colour with ${accent.needed} to 1, or another one.`,
  }),
  'missing-style-sheet': ({ file }: { file: string }) => ({
    message: `There is no file ${file}.`,
    hint: 'Write the path of a style sheet in the content folder.',
  }),
  'style-sheet-import': () => ({
    message: 'The style sheet imports another style sheet.',
    hint: 'Write all styles into one file.',
  }),
  'navbar-unknown-id': ({
    item,
    noun,
    id,
    ids,
  }: NavbarValues & { noun: string; id: string; ids: Iterable<string> }) => ({
    message: `${item} leads to the ${noun} id "${id}", which does not exist.`,
    hint: suggestName(id, `${noun} ids`, ids),
  }),
  'navbar-no-page': ({ item }: NavbarValues) => ({
    message: `${item} leads to docs without pages.`,
    hint: 'Add a page, or remove the item.',
  }),
  'navbar-unknown-version': ({ item, name, names }: NavbarValues & { name: string; names: string[] }) => ({
    message: `${item} names the docs version "${name}", which does not exist.`,
    hint: suggestName(name, 'versions', names),
  }),
  'shared-setting': ({ key }: { key: string }) => ({
    message: `"${key}" is the same in all languages.`,
    hint: 'Write it in the site.yml of the content.',
  }),
  'unknown-locale': ({ wanted, codes }: { wanted: string; codes: string[] }) => ({
    message: `The environment variable LOCALE names the language "${wanted}", which the site does not have.`,
    hint: `Its languages are: ${codes.join(', ')}.`,
  }),
  'unknown-label': ({ label, labels }: { label: string; labels: Iterable<string> }) => ({
    message: `No label or title of the settings is "${label}".`,
    hint: suggestName(label, 'labels', labels),
  }),
  'unknown-text': ({ key, near, keysFile }: { key: string; near: string | undefined; keysFile: string }) => ({
    message: `The interface has no text "${key}".`,
    hint: near ? `Write "${near}".` : `Write one of the keys of ${keysFile}.`,
  }),
  'text-not-text': ({ key }: { key: string }) => ({
    message: `"${key}" is not a text.`,
    hint: 'Put it in quotes, or write one text for each plural form.',
  }),
  'unknown-plural-form': ({ form, forms }: { form: string; forms: string[] }) => ({
    message: `"${form}" is not a plural form.`,
    hint: `Write some of: ${forms.join(', ')}.`,
  }),
  'unknown-placeholder': ({ key, name, names }: { key: string; name: string; names: string[] }) => ({
    message: `"${key}" has no value {${name}}.`,
    hint: names.length > 0 ? `Write one of: ${names.map((each) => `{${each}}`).join(', ')}.` : 'Write it out.',
  }),
} satisfies Texts

interface NavbarValues {
  /** The item as messages show it. */
  item: string
}

/** Languages and their files. */
export const siteWarnings = {
  'language-without-folder': ({ code, folder }: { code: string; folder: string }) => ({
    message: `The language "${code}" has no folder ${folder}: all its pages are untranslated.`,
    hint: 'Add the folder, or remove the language.',
  }),
  'folder-without-language': ({ folder, codes }: { folder: string; codes: string[] }) => ({
    message: 'The translations in this folder are not shown: the site does not have the language.',
    hint: `Add "- code: ${folder}" to "locales" in site.yml, or remove the folder. Its languages are: ${codes.join(', ')}.`,
  }),
  'translated-address': ({ key }: { key: string }) => ({
    message: `A translation cannot change "${key}", from which addresses are made: it has no effect.`,
    hint:
      key === 'tags'
        ? 'Translate the labels of the tags, in tags.yml.'
        : 'Remove it: a page has one address in all languages.',
  }),
  'orphaned-translation': ({ original, near }: { original: string; near: string | undefined }) => ({
    message: `The file translates ${original}, which does not exist, and is not shown.`,
    hint: near ? `Rename it to translate ${near}, or remove it.` : 'Add the original, or remove the file.',
  }),
} satisfies Texts
