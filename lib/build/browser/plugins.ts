import { readFile } from 'node:fs/promises'
import { type BuildOptions, build, type Plugin } from 'esbuild'

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

/** A module, or a style sheet with its class names, with all that it needs itself. */
function bundleAlone(file: string, options: BuildOptions = {}) {
  const stdin = { contents: `export { default } from ${JSON.stringify(file)}`, resolveDir: '.', loader: 'js' } as const
  return build({ ...options, stdin, bundle: true, write: false, format: 'esm', logLevel: 'silent' })
}
