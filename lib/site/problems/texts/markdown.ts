import type { Texts } from './text'

const addComponent = 'Write a component for writers, as CONTRIBUTING.md describes'

/** The syntax of Markdown and MDX, imports, and code in pages. */
export const markdownErrors = {
  'too-many-marks': ({ limit }: { limit: number }) => ({
    message: `The paragraph contains more than ${limit} marks such as "*", which take the parser minutes.`,
    hint: 'Put the text into a code block.',
  }),
  'unreadable-text': ({ reason }: { reason: string }) => ({
    message: `The text cannot be read: ${reason}.`,
    hint: 'Correct it there, or write "\\<" and "\\{" for the characters themselves.',
  }),
  'link-in-angle-brackets': ({ address, target }: { address: string; target: string }) => ({
    message: `"<${address}>" is not a link in MDX, where "<" starts a tag.`,
    hint: `Write "[${address.replace(/^mailto:/, '')}](${target})".`,
  }),
  'less-than-sign': ({ character }: { character: string }) => ({
    message: `"<" starts a tag in MDX, and "${character}" cannot be part of one.`,
    hint: 'Write "&lt;" or "\\<" for the character itself, or correct the tag.',
  }),
  'open-void-tag': ({ tag }: { tag: string }) => ({
    message: `The tag "<${tag}>" is not closed.`,
    hint: `End it with "/>", as in "<${tag} />".`,
  }),
  'open-tag': ({ tag }: { tag: string }) => ({
    message: `The tag "<${tag}>" is opened here and not closed in its place.`,
    hint: `Close it with "</${tag}>" in the same paragraph, list item or tag, put both tags on separate lines, or write "&lt;${tag}>" for the characters themselves.`,
  }),
  'open-brace': () => ({
    message: '"{" starts JavaScript in MDX, and no "}" ends it.',
    hint: 'Write "\\{" for the character itself, or end the expression with "}".',
  }),
  'invalid-expression': ({ cause }: { cause: string }) => ({
    message: `"{" starts JavaScript in MDX, but what follows is invalid: ${cause}.`,
    hint: 'Write "\\{" for the character itself, or correct the expression.',
  }),
  'invalid-module-line': ({ cause }: { cause: string }) => ({
    message: `A line that starts with "import" or "export" is JavaScript in MDX, but this is invalid: ${cause}.`,
    hint: 'Write "import Name from \'./file.mdx\'" or "export const name = \'value\'"; if it is text, start the line with another word.',
  }),
  'empty-braces': () => ({
    message: 'Empty braces show nothing in MDX.',
    hint: 'Write "\\{\\}" for the braces themselves.',
  }),
  'foreign-export': () => ({
    message: 'A page cannot have a default export, or export from another file.',
    hint: 'Import what the page shows, or define it here with "export const name = …".',
  }),
  'foreign-import': ({ module, remedy }: { module: string; remedy: string | undefined }) => ({
    message: `A page cannot import "${module}", only Markdown files, pictures and other files to show.`,
    hint: remedy ?? `${addComponent}: pages use it without an import.`,
  }),
  'react-import': ({ name }: { name: string }) => ({
    message: `A page cannot use "${name}" of React: it is rendered once, by the build.`,
    hint: `${addComponent}.`,
  }),
  'unknown-import': ({ module, name }: { module: string; name: string }) => ({
    message: `"${module}" exports no "${name}" that a page could import.`,
    hint: `Write "import Name from '${module}'".`,
  }),
  'circular-import': ({ file, chain }: { file: string; chain: string[] }) => ({
    message: `${file} includes itself: ${chain.join(', which includes ')}.`,
    hint: 'Remove one of these imports.',
  }),
  'unknown-component': ({ tag, near }: { tag: string; near: string | undefined }) => ({
    message: `There is no component "<${tag}>".`,
    hint: `${near ? `Did you mean "<${near}>"? ` : ''}Import its Markdown file, define it with "export const", write a component for writers as CONTRIBUTING.md describes, or write "&lt;${tag}>" for the characters themselves.`,
  }),
  'component-as-element': ({ tag, meant }: { tag: string; meant: string }) => ({
    message: `"<${tag}>" is not an HTML element.`,
    hint: `Write "<${meant}>".`,
  }),
  'undefined-name': ({ name }: { name: string }) => ({
    message: `The page defines no "${name}".`,
    hint: `Write "\\{" for a brace in the text, or define the name: export const ${name} = '…'. For a name that only browsers have, write a component for writers with a *.browser.ts, as CONTRIBUTING.md describes.`,
  }),
  'nested-too-deeply': () => ({
    message: 'Quotes, lists or elements are nested too deeply, or a function of the page calls itself without an end.',
    hint: 'Write them below each other, and look at the code in braces.',
  }),
  'too-many-partials': ({ limit }: { limit: number }) => ({
    message: `The page shows more than ${limit} partials, with those inside others.`,
    hint: 'Look for partials that show each other several times.',
  }),
  'failing-code': ({ reason }: { reason: string }) => ({
    message: `The code of the page fails: ${reason}.`,
    hint: 'Look at its "export" lines and at the code in braces.',
  }),
  'endless-code': ({ seconds }: { seconds: number }) => ({
    message: `The code of the page did not finish within ${seconds} seconds.`,
    hint: 'Check for an endless loop.',
  }),
  'code-behind-page': ({ seconds }: { seconds: number }) => ({
    message: `The code of this page, or of one read shortly before, kept the program busy for ${seconds} seconds in a promise or a timer, and it was stopped.`,
    hint: 'Check for an endless loop; a page needs no promises and timers.',
  }),
  'value-without-text': ({ type }: { type: 'function' | 'symbol' }) => ({
    message: `A ${type} stands where the page shows text.`,
    hint: `${type === 'function' ? 'Call it, as in "{name()}"' : 'Show its description'}, or write "\\{" for a brace in the text.`,
  }),
  'lost-cell': ({ columns }: { columns: number }) => ({
    message: `The table has ${columns} ${columns === 1 ? 'column' : 'columns'}: this cell would not be shown.`,
    hint: 'Add a column to the first two lines, or write "\\|" for the character itself.',
  }),
  'uneven-table': ({ first, second }: { first: number; second: number }) => ({
    message: `The table is shown as text: its first two lines have ${first} and ${second} cells.`,
    hint: 'Give both as many cells.',
  }),
  'admonition-closed-by-code': ({ fence, colons }: { fence: string; colons: string }) => ({
    message: `The line "${colons}" inside the block that "${fence}" opens here closes the admonition around it.`,
    hint: `Write more colons around the admonition: "${colons}:note" above it, "${colons}:" below it.`,
  }),
  'open-code-block': ({ fence }: { fence: string }) => ({
    message: `The block that "${fence}" opens here is never closed, and includes the text that follows.`,
    hint: `Write a line "${fence}" at its end.`,
  }),
  'open-admonition': ({ name, size }: { name: string; size: string }) => ({
    message: `The admonition ":::${name}" opened here is never closed.`,
    hint: `Write a line "${size}" at its end, indented like this one; an admonition around others needs more colons.`,
  }),
  'nested-admonitions': () => ({
    message: 'The admonition opened here has so many others inside each other that reading them takes minutes.',
    hint: 'Write a line ":::" at the end of each admonition.',
  }),
  'closed-admonition': ({ colons }: { colons: string }) => ({
    message: `The line "${colons}" closes an admonition, but none is open here.`,
    hint: 'Remove it, write more colons around an admonition that holds another, or write "\\:::" for the colons themselves.',
  }),
  'admonition-braces': ({ names }: { names: string[] }) => ({
    message: `"${names.join(' ')}" cannot be used in the braces of an admonition.`,
    hint: 'Write only ".class" and "#id" there, and the title in brackets: ":::note[Title]{.class #id}".',
  }),
  'alert-of-github': ({ mark, kind }: { mark: string; kind: string }) => ({
    message: `"${mark}" is shown as text.`,
    hint: `Write ":::${kind}" above the text and ":::" below it.`,
  }),
  'empty-heading': () => ({ message: 'The heading is empty.', hint: 'Write its text, or remove it.' }),
  'heading-without-space': ({ hashes }: { hashes: string }) => ({
    message: 'The heading is shown as text.',
    hint: `Write a space after "${hashes}".`,
  }),
  'repeated-definition': ({ name, line }: { name: string; line: number }) => ({
    message: `"${name}" is defined in line ${line} already: this line has no effect.`,
    hint: 'Write another name here and where it is used, or remove it.',
  }),
  'footnote-without-text': ({ mark }: { mark: string }) => ({
    message: `The footnote "${mark}" has no text.`,
    hint: `Add a paragraph "${mark}: …", or write "\\${mark}" for the characters themselves.`,
  }),
  'footnote-with-space': ({ mark }: { mark: string }) => ({
    message: `The footnote "${mark}" has a space in its name.`,
    hint: 'Write a name without spaces where it is used and above its text.',
  }),
  'unused-footnote': ({ name }: { name: string }) => ({
    message: `Nothing refers to the footnote "${name}": its text would not be shown.`,
    hint: `Write "[^${name}]" where it belongs, or remove it.`,
  }),
  'link-with-space': ({ link, address }: { link: string; address: string }) => ({
    message: `"${link}" is shown as text: its address has a space.`,
    hint: `Write "%20" for it: "${address.replaceAll(' ', '%20')}".`,
  }),
  'picture-with-size': ({ picture, tag }: { picture: string; tag: string }) => ({
    message: `"${picture}" is shown as text: Markdown has no size of a picture.`,
    hint: `Write ${tag}.`,
  }),
  'duplicate-id': ({ id, line, where }: { id: string; line: number; where: string }) => ({
    message: `The id "${id}" is given in line ${line}, but it is taken already ${where}.`,
    hint: `Give one of the two a different id: "{#${id}-2}" at the end of a heading.`,
  }),
  'formula-command': ({ command }: { command: string }) => ({
    message: `The command "${command}" would link or load something, set attributes, or need a script, which formulas cannot do here.`,
    hint: 'Remove it from the formula.',
  }),
  'formula-reference': ({ command }: { command: string }) => ({
    message: `The command "${command}" cannot find the number of another formula.`,
    hint: 'Give that formula a fixed number, as in "\\tag{1}", and write the number in the text.',
  }),
  'invalid-formula': ({ reason }: { reason: string }) => ({
    message: `The formula is not valid TeX: ${reason}.`,
    hint: 'Correct it, or write "\\$" for a dollar sign that is meant as such.',
  }),
} satisfies Texts

/** Texts that are shown otherwise than the writer may expect. */
export const markdownWarnings = {
  'computed-title': ({ expression }: { expression: string }) => ({
    message: `The title, the contents and the search leave out "{${expression}}", which is known only when the page is shown.`,
    hint: 'Write the text itself, or a constant: "export const name = \'…\'".',
  }),
  'second-title': ({ place }: { place: string }) => ({
    message: `A heading of level 1 ${place} would be a second title of the page; it is shown as level 2.`,
    hint: 'Write it with "##".',
  }),
  'unknown-language': ({ language, question }: { language: string; question: string }) => ({
    message: `The language "${language}" of the code block is not known; it is shown without colours.`,
    hint: `${question}Write "text" for no colours.`,
  }),
  'unread-highlight': ({ comment }: { comment: string }) => ({
    message: `The line "${comment}" is shown as code and highlights nothing: its signs are not known as those of a comment.`,
    hint: 'Write the numbers of the lines after the language, such as "js {1,3-5}", or "//" or "#" for the signs.',
  }),
  'code-option': ({ option }: { option: string }) => ({
    message: `The option "${option}" of the code block has no effect.`,
    hint: 'Write a title as title="…", in quotes that it does not contain, and lines to highlight as {1,3-5}.',
  }),
  'highlight-beyond-code': ({ lines }: { lines: number }) => ({
    message: `The braces highlight lines that the code does not have: it has ${lines} ${lines === 1 ? 'line' : 'lines'}.`,
    hint: 'Correct the numbers, or mark the lines with comments such as "// highlight-next-line".',
  }),
} satisfies Texts
