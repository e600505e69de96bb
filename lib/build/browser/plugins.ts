import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import type { Texts } from '@/lib/site/texts'

/** A call of `t` with its key; a comma follows where the text gets values. */
const call = /(?<![\w.])t\(\s*'(\w+)'\s*([,)])/g

/** Writes the texts of the interface in where they are asked for, so that each script holds its own and no more. */
export function writeTexts(texts: Pick<Texts, 'templates' | 'untranslated' | 'locale'>): Plugin {
  return {
    name: 'write-texts',
    setup: ({ onLoad, onResolve }) => {
      onResolve({ filter: /^@\/lib\/site\/text$/ }, () => ({ path: path.resolve('lib/site/texts/text.browser.ts') }))
      onLoad({ filter: /[\\/](components|lib)[\\/].*\.tsx?$/ }, async ({ path: file }) => ({
        contents: fillIn(await readFile(file, 'utf8'), texts),
        loader: file.endsWith('x') ? 'tsx' : 'ts',
      }))
    },
  }
}

/** The code with each text in the place of its key; throws when there is no such text. */
function fillIn(code: string, { templates, untranslated }: Pick<Texts, 'templates' | 'untranslated'>): string {
  return code.replace(call, (_, key: string, next: string) => {
    const template = templates[key] ?? untranslated[key]
    if (template === undefined) throw new Error(`The interface has no text "${key}": add it to lib/site/texts/en.yml.`)
    return next === ')' ? JSON.stringify(template) : `t(${JSON.stringify(template)},`
  })
}

/**
 * Style sheets of parts that are loaded on demand travel in the part's own script, which adopts them when it starts: no second
 * request, and nothing is seen without them. A CSS Module gives its class names.
 */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        // Short class names would be the same in every sheet.
        const minify = { minifySyntax: true, minifyWhitespace: true }
        const { outputFiles, errors } = await bundleAlone(path, { outdir: '.', ...minify })
        const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
        const adopt = `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(textOf('.css'))}); document.adoptedStyleSheets.push(sheet);`
        return { contents: `${textOf('.js')}\n${adopt}`, loader: 'js', resolveDir: '.', errors, watchFiles: [path] }
      })
    },
  }
}

/** DocSearch's logo brings a style sheet of its own, which the policy refuses; `docsearch.css` says the same. */
export function withoutInlineSheet(): Plugin {
  return {
    name: 'without-inline-sheet',
    setup: ({ onLoad }) => {
      onLoad({ filter: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/ }, async ({ path: file }) => {
        const code = await readFile(file, 'utf8')
        const contents = code.replace(/\w+\.createElement\("style",null,"[^"]*"\)/, 'null')
        const errors =
          contents === code ? [{ text: 'The sheet in the logo of DocSearch is not where it was in 3.9.0.' }] : []
        return { contents, loader: 'js', errors }
      })
    },
  }
}

/** Modules of React that Preact has under another name. */
export function reactOnPreact(): Plugin {
  const names: Record<string, string> = {
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': 'preact/compat/client',
  }
  return {
    name: 'react-on-preact',
    setup: ({ onResolve, resolve }) => {
      onResolve({ filter: /^react(-dom)?\// }, ({ path: name, resolveDir, kind }) => {
        return names[name] === undefined ? undefined : resolve(names[name], { resolveDir, kind })
      })
    },
  }
}

/** Lets `import()` ask for files that another bundle has written, by their sources. */
export function loadFrom(files: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'load-from',
    setup: ({ onResolve, resolve }) => {
      onResolve({ filter: /./ }, async ({ path: name, resolveDir, kind }) => {
        if (kind !== 'dynamic-import') return undefined
        const found = await resolve(name, { resolveDir, kind: 'import-statement' })
        const file = files.get(path.relative('.', found.path))
        return file === undefined ? found : { path: `./${path.basename(file)}`, external: true }
      })
    },
  }
}

/** A module, or a style sheet with its class names, with all that it needs itself. */
function bundleAlone(file: string, options: BuildOptions = {}) {
  const stdin = { contents: `export { default } from ${JSON.stringify(file)}`, resolveDir: '.', loader: 'js' } as const
  return build({ ...options, stdin, bundle: true, write: false, format: 'esm', logLevel: 'silent' })
}
