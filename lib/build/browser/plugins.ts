import { readFile } from 'node:fs/promises'
import { build, type Plugin } from 'esbuild'

/**
 * Puts the style sheets of scripts that load on demand into these scripts, which adopt them when they start: no second request, and
 * no moment without styles. A CSS Module exports its class names.
 */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        // Short class names would be the same in every sheet.
        const minify = { minifySyntax: true, minifyWhitespace: true }
        const contents = `export { default } from ${JSON.stringify(path)}`
        const { outputFiles, errors } = await build({
          ...minify,
          stdin: { contents, resolveDir: '.', loader: 'js' },
          bundle: true,
          write: false,
          outdir: '.',
          format: 'esm',
          logLevel: 'silent',
        })
        const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
        const adopt = `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(textOf('.css'))}); document.adoptedStyleSheets.push(sheet);`
        return { contents: `${textOf('.js')}\n${adopt}`, loader: 'js', resolveDir: '.', errors, watchFiles: [path] }
      })
    },
  }
}

/** Removes the style sheet inside DocSearch's logo, which the policy refuses; `docsearch.css` has the same rules. */
export function withoutInlineSheet(): Plugin {
  return {
    name: 'without-inline-sheet',
    setup: ({ onLoad }) => {
      onLoad({ filter: /@docsearch[\\/]react[\\/]dist[\\/]esm[\\/]index\.js$/ }, async ({ path: file }) => {
        const code = await readFile(file, 'utf8')
        const contents = code.replace(/\w+\.createElement\("style",null,"[^"]*"\)/, 'null')
        const errors =
          contents === code ? [{ text: 'The style sheet in the logo of DocSearch is not where it was in 3.9.0.' }] : []
        return { contents, loader: 'js', errors }
      })
    },
  }
}
