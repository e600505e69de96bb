import type { Text, Texts } from './text'

const quoteValue = (corrected: string) => `Put the value in quotes: ${corrected}`

/** Files, YAML and front matter. */
export const fileErrors = {
  'not-utf8': () => ({
    message: 'A character here is not UTF-8.',
    hint: 'Save the file with the encoding UTF-8.',
  }),
  'broken-symbolic-link': ({ root }: { root: string }) => ({
    message: 'The symbolic link leads to nothing.',
    hint: replaceLink(root),
  }),
  'foreign-symbolic-link': ({ root, target }: { root: string; target: string }) => ({
    message: `The symbolic link leads out of ${root}, to ${target}.`,
    hint: replaceLink(root),
  }),
  'no-content-folder': () => ({
    message: 'The content folder does not exist.',
    hint: 'Add it, or set CONTENT_DIR to another folder.',
  }),
  'page-with-code': () => ({
    message: 'A page with code has no effect.',
    hint: 'Write it in Markdown, or make it a route of "app/".',
  }),
  'yaml-colon': ({ corrected }: { corrected: string }) => ({
    message: 'The value holds a colon and a space, which start a new key.',
    hint: quoteValue(corrected),
  }),
  'yaml-special-character': ({ corrected }: { corrected: string }) => ({
    message: 'The value starts with a character that has a meaning in YAML.',
    hint: quoteValue(corrected),
  }),
  'yaml-trailing-text': ({ corrected }: { corrected: string }) => ({
    message: 'More text follows after the end of the value.',
    hint: quoteValue(corrected),
  }),
  'yaml-indentation': () => ({
    message: 'The indentation does not match the lines around.',
    hint: 'Start lines of the same level in the same column.',
  }),
  'yaml-duplicate-key': ({ key }: { key: string }) => ({
    message: `The key "${key}" is written twice.`,
    hint: 'Keep one of the two.',
  }),
  'yaml-second-document': () => ({
    message: 'This line ends the file for YAML: what follows would be lost.',
    hint: 'Remove it.',
  }),
  'yaml-reserved-key': () => ({
    message: 'A key cannot have the name "__proto__".',
    hint: 'Write another name.',
  }),
  'yaml-tab': () => ({ message: 'The line is indented with a tab.', hint: 'Indent with spaces.' }),
  'yaml-open-bracket': () => ({
    message: 'A bracket that opens above is not closed.',
    hint: 'Add the closing bracket.',
  }),
  'yaml-open-quote': () => ({ message: 'A quote opens here and is never closed.', hint: 'Add the closing quote.' }),
  'yaml-no-value': () => ({
    message: 'The line is not a key with a value.',
    hint: 'Write "key: value", with a space after the colon.',
  }),
  'yaml-syntax': ({ reason }: { reason: string }) => ({
    message: `The text is not valid YAML (${reason}).`,
    hint: 'Check quotes, brackets and indentation here and above.',
  }),
  'front-matter-without-keys': () => ({
    message: 'The front matter is not a list of keys with values.',
    hint: 'Write each line as "key: value".',
  }),
  'front-matter-not-first': () => ({
    message: 'There is an empty line before the front matter.',
    hint: 'Start the file with "---".',
  }),
  'front-matter-toml': () => ({
    message: 'The front matter is TOML.',
    hint: 'Write YAML between lines of "---".',
  }),
  'front-matter-language': ({ language }: { language: string }) => ({
    message: `The front matter is marked as "${language}".`,
    hint: 'Write YAML, and nothing after the three dashes.',
  }),
  'open-front-matter': () => ({
    message: 'The front matter is never closed.',
    hint: 'Write a line "---" below its last key.',
  }),
  // The schemas word what they expect.
  'invalid-value': (text: Text) => text,
  'unknown-key': (text: Text) => text,
} satisfies Texts

function replaceLink(root: string): string {
  return `Replace it with a file, or with a link to a file in ${root}.`
}

/** Files, YAML and the history of files. */
export const fileWarnings = {
  'invisible-character': ({ codePoint }: { codePoint: string }) => ({
    message: `There is an invisible character here (U+${codePoint}), which no page can hold: it is left out.`,
    hint: 'Remove it.',
  }),
  'file-without-page': () => ({
    message: 'The file does not become a page.',
    hint: 'Give it a name that ends in ".md" or ".mdx".',
  }),
  'sidebar-with-code': () => ({
    message: 'A sidebar file with code has no effect.',
    hint: 'Write its entries in a file with the ending ".yml": "npm run import:docusaurus" converts it.',
  }),
  'yaml-comment': ({ comment, corrected }: { comment: string; corrected: string }) => ({
    message: `YAML reads "${comment}" as a comment: it is not part of the value.`,
    hint: `${quoteValue(corrected)}; a comment starts with "# ".`,
  }),
  'git-missing': () => ({
    message: 'No page has a "last updated" date, because git is not installed.',
    hint: 'Install git, or set "lastUpdateTime: false".',
  }),
  'git-refusal': ({ reason }: { reason: string }) => ({
    message: `No page has a "last updated" date, because git refuses to read them: ${reason}.`,
    hint: 'Run "git config --global --add safe.directory \'*\'" when the repository belongs to another user, as in a container.',
  }),
  'shallow-clone': ({ pages }: { pages: number }) => ({
    message: `${pages} ${pages === 1 ? 'page has' : 'pages have'} no "last updated" date, because the git history was cloned only in part (a shallow clone).`,
    hint: 'Run "git fetch --unshallow --filter=blob:none" before the build; on Vercel set the environment variable VERCEL_DEEP_CLONE=true, in GitHub Actions give actions/checkout "fetch-depth: 0".',
  }),
} satisfies Texts
