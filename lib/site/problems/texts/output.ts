import type { Text, Texts } from './text'

const renameFolder = 'Rename this folder, and the links to its files.'

/** The build and the finished site. */
export const outputErrors = {
  'file-not-written': () => ({
    message: 'The build did not write this file.',
    hint: 'Look for its route in app/.',
  }),
  'incomplete-page': ({ missing }: { missing: string[] }) => ({
    message: `The page lacks ${missing.join(', ')}.`,
    hint: 'Its HTML is not what app/layout.tsx writes: correct the route, or read what Next has changed in lib/build/pages.',
  }),
  'missing-page-style-sheet': ({ address }: { address: string }) => ({
    message: `The page links the stylesheet "${address}", which is not part of the site.`,
    hint: 'Remove the link, and name the sheet as "css" in site.yml.',
  }),
  'missing-file-in-output': ({ address }: { address: string }) => ({
    message: `It loads "${address}", which is not part of the site.`,
    hint: 'Correct the address, or what writes the file.',
  }),
  'foreign-file-in-style-sheet': ({ address }: { address: string }) => ({
    message: `The stylesheet loads "${address}" from another host.`,
    hint: 'Copy the file into the site, or remove the rule or component that loads it.',
  }),
  'published-secret': ({ variable }: { variable: string }) => ({
    message: `The file holds the value of ${variable}, which gives away the right to change the search index.`,
    hint: 'Replace the key in the dashboard of the search engine if the file was ever published, and remove what writes it.',
  }),
  'private-file': () => ({
    message: 'This would be published, with any secrets in it.',
    hint: 'Move it out of the folder "static".',
  }),
  'taken-address': ({ address }: { address: string }) => ({
    message: `The address ${address} is already taken by a page or file that the site writes itself.`,
    hint: 'Rename this file.',
  }),
  'folder-of-language': ({ folder, language }: { folder: string; language: string }) => ({
    message: `The address ${folder}/ belongs to the site in the language "${language}".`,
    hint: renameFolder,
  }),
  'folder-of-hashed-files': ({ folder }: { folder: string }) => ({
    message: `The address ${folder}/ is for files that are named after their content, which browsers keep for a year without asking.`,
    hint: renameFolder,
  }),
  'page-refresh': ({ hint }: { hint: string }) => ({
    message: 'A <meta http-equiv="refresh"> sends every reader of the page away.',
    hint,
  }),
  'script-address-in-page': ({ place }: { place: string }) => ({
    message: `The address in "${place}" is a script.`,
    hint: 'Write an address that starts with "https://" or a path, also where code makes it.',
  }),
  // `lib/site/element-rules.ts` words why each element or attribute is refused.
  'refused-element': (text: Text) => text,
  'refused-attribute': (text: Text) => text,
} satisfies Texts

/** The build and the finished site. */
export const outputWarnings = {
  'large-index': ({ megabytes }: { megabytes: number }) => ({
    message: `The search index is ${megabytes.toFixed(1)} MB (brotli), which every reader who searches must load.`,
    hint: 'Search with Algolia: see "Search with Algolia" in docs/90_contribute-to-doc/publish.md.',
  }),
  'no-previous-site': ({ folder }: { folder: string }) => ({
    message: `KEEP_PREVIOUS is "${folder}", which contains no site.`,
    hint: 'Nothing is kept. That is right for a first build; otherwise name the folder of the former site.',
  }),
  'no-heading': () => ({
    message: 'The page has no h1 heading.',
    hint: 'Give it a title, or start it with "# Title".',
  }),
  'several-headings': ({ length }: { length: number }) => ({
    message: `The page has ${length} h1 headings.`,
    hint: 'Keep one "#" heading, and write the others with "##".',
  }),
  'repeated-id': ({ id }: { id: string }) => ({
    message: `Two elements have the id "${id}".`,
    hint: 'Give each a different id.',
  }),
  'blocked-attribute': ({ place }: { place: string }) => ({
    message: `The attribute in "${place}" has no effect.`,
    hint: 'Use a component: the content security policy blocks it.',
  }),
  'image-without-size': ({ src }: { src: string }) => ({
    message: `The image "${src}" has no width and height.`,
    hint: 'Write both, so that the text does not jump when it loads.',
  }),
  'image-without-alt': ({ src }: { src: string }) => ({
    message: `The image "${src}" has no alt text.`,
    hint: 'Describe what it shows, or write alt="" if it is only decoration.',
  }),
  'foreign-file': ({ origin }: { origin: string }) => ({
    message: `The page loads a file from ${origin}.`,
    hint: 'Copy it into the site, or link to it instead.',
  }),
} satisfies Texts
