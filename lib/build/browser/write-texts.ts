import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import type { Texts } from '@/lib/site/texts'

/** A call of `t` with its key; a comma follows where the text gets values. */
const call = /(?<![\w.])t\(\s*'(\w+)'\s*([,)])/g

/** Writes the texts of the interface in where they are asked for, so that each script holds its own and no more. */
export function writeTexts(texts: Pick<Texts, 'templates' | 'untranslated' | 'locale'>): Plugin {
  return {
    name: 'write-texts',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^@\/lib\/site\/text$/ }, () => ({ path: path.resolve('lib/site/text.browser.ts') }))
      onLoad({ filter: /[\\/](components|lib)[\\/].*\.tsx?$/ }, async ({ path: file }) => ({
        contents: fillIn(await readFile(file, 'utf8'), texts),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }))
    },
  }
}

/** The code with each text in the place of its key; throws when there is no such text. */
export function fillIn(code: string, { templates, untranslated }: Pick<Texts, 'templates' | 'untranslated'>): string {
  return code.replace(call, (_, key: string, next: string) => {
    const template = templates[key] ?? untranslated[key]
    if (template === undefined) throw new Error(`The interface has no text "${key}": add it to lib/site/texts/en.yml.`)
    return next === ')' ? JSON.stringify(template) : `t(${JSON.stringify(template)},`
  })
}
