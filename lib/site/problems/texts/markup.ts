import { didYouMean } from '@/lib/site/nearest-name'
import type { Text, Texts } from './text'

const frameAddress =
  'Write an address that starts with "https://", or put the file into the folder "static" and write its path, such as "/files/demo.html".'

function oneOf(typed: string, names: string[]): string {
  return `${didYouMean(typed, names)}Write one of ${names.join(', ')}.`
}

/** Elements, attributes, pictures and components of a page. */
export const markupErrors = {
  'code-attribute': ({ name }: { name: string }) => ({
    message: `The attribute "${name}" would run code in the reader's browser, which Markdown cannot do.`,
    hint: 'Write a component for writers with a *.browser.ts, as CONTRIBUTING.md describes.',
  }),
  'script-address': ({ name }: { name: string }) => ({
    message: `The attribute "${name}" is a script, which no page runs.`,
    hint: 'Write an address that starts with "https://" or a path.',
  }),
  'style-as-text': () => ({
    message: 'The style is a text, but MDX requires an object.',
    hint: "Write it like style={{ color: 'teal' }}, or better use a class.",
  }),
  'unpublished-address': ({ place, address }: { place: string; address: string }) => ({
    message: `The ${place} loads "${address}", which the site does not publish for it.`,
    hint: 'Show the picture with <img>, or refer to an element of the same drawing: url(#id).',
  }),
  'form-address': ({ address }: { address: string }) => ({
    message: `A form cannot be sent to "${address}".`,
    hint: 'Write an address that starts with "https://", or a link to it instead.',
  }),
  'animated-address': () => ({
    message: 'An animation cannot change the address of a link.',
    hint: 'Write a link for each address.',
  }),
  'frame-address': ({ address }: { address: string }) => ({
    message: `A frame cannot show "${address}".`,
    hint: frameAddress,
  }),
  'page-in-frame': ({ address }: { address: string }) => ({
    message: `The folder "static" has no file "${address}", and a frame cannot show a page of this site.`,
    hint: frameAddress,
  }),
  'inline-file': ({ tag }: { tag: string }) => ({
    message: `<${tag}> cannot show a file that is in its address.`,
    hint: 'Save the file, and write its path.',
  }),
  'foreign-drawing': () => ({
    message: 'Browsers show no part of a drawing of another site.',
    hint: 'Copy the drawing into the content folder.',
  }),
  'neither-picture-nor-video': ({ src }: { src: string }) => ({
    message: `"${src}" is neither a picture nor a video.`,
    hint: 'Link to it instead: "[text](file.pdf)".',
  }),
  'unknown-admonition': ({ kind, kinds }: { kind: string; kinds: string[] }) => ({
    message: `There is no kind of admonition called "${kind}".`,
    hint: oneOf(kind, kinds),
  }),
  'tab-outside-tabs': () => ({
    message: '<TabItem> is outside <Tabs>.',
    hint: 'Put <Tabs> and </Tabs> around the items, on separate lines.',
  }),
  'text-between-tabs': () => ({
    message: 'This stands between the tabs, where it would not be shown.',
    hint: 'Put it into one of the <TabItem>, or outside of <Tabs>.',
  }),
  'computed-tab': () => ({
    message: 'The code of the page puts something else than <TabItem> into <Tabs>.',
    hint: 'Put it into a <TabItem>.',
  }),
  'tabs-without-tab': () => ({
    message: '<Tabs> has no tab.',
    hint: 'Put a <TabItem value="…" label="…"> into it, or remove it.',
  }),
  'unknown-default-tab': ({ value, values }: { value: string; values: string[] }) => ({
    message: `The tab to open first is "${value}", but no tab has that value.`,
    hint: oneOf(value, values),
  }),
  'tab-without-value': () => ({
    message: 'The tab has no value.',
    hint: 'Give it one: <TabItem value="linux" label="Linux">.',
  }),
  'repeated-tab': ({ value }: { value: string }) => ({
    message: `Two tabs of one group have the value "${value}".`,
    hint: 'Give each tab a different value.',
  }),
  'exercise-without-rule': () => ({
    message: 'The exercise does not separate its question from the explanation of the answer.',
    hint: 'Write "---" on a separate line between them, with an empty line above and below.',
  }),
  'exercise-without-answer': () => ({
    message: 'The exercise has no answer.',
    hint: 'Write answer="…": a number, a word, or one of the choices.',
  }),
  'unknown-answer': ({ answer, choices }: { answer: string; choices: string[] }) => ({
    message: `The answer "${answer}" is not one of the choices.`,
    hint: oneOf(answer, choices),
  }),
  'mistake-without-answer': () => ({
    message: 'The mistake does not name the wrong answer that it explains.',
    hint: 'Write it: <Mistake answer="…">.',
  }),
  'mistake-outside-exercise': () => ({
    message: '<Mistake> is outside an <Exercise>.',
    hint: 'Write it before </Exercise>, after the explanation of the answer.',
  }),
  'mistake-is-right': ({ answer }: { answer: string }) => ({
    message: `The exercise accepts "${answer}" as right, so nobody would see what is wrong with it.`,
    hint: 'Name a wrong answer, or reduce the tolerance of the exercise.',
  }),
  // Components of the site word their own rules.
  'invalid-component': (text: Text) => text,
} satisfies Texts

/** Pictures. */
export const markupWarnings = {
  'clip-without-mp4': ({ src }: { src: string }) => ({
    message: `iPhones and iPads may not play "${src}", and there is no MP4 beside it.`,
    hint: 'Make one with the same name: ffmpeg -i clip.webm -pix_fmt yuv420p -movflags +faststart clip.mp4',
  }),
  'clip-without-size': ({ src }: { src: string }) => ({
    message: `The size of "${src}" is unknown, so the text would jump when the clip loads.`,
    hint: 'Put a picture with the same name beside it, such as "clip.avif" for "clip.webm", or write <video> with width and height.',
  }),
  'unknown-mark': ({ mark, count }: { mark: number; count: number }) => ({
    message: `The step names mark ${mark}, but its picture has ${count}.`,
    hint: 'Correct the number, or add the location of the mark to marks.json beside the picture.',
  }),
  'step-without-picture': ({ mark }: { mark: number }) => ({
    message: `The step names mark ${mark} of a picture that does not stay beside it.`,
    hint: 'Put the picture directly in front of the list or behind it, with at most two paragraphs between, and list its marks in marks.json.',
  }),
  'picture-without-text': () => ({
    message: 'The picture has no text for readers who cannot see it.',
    hint: 'Describe it: "![what it shows](file.png)"; if it is only decoration, write <img src="file.png" alt="" />.',
  }),
} satisfies Texts
