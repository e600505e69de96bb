import { build, type Plugin } from 'esbuild'

/**
 * Style sheets of parts that are loaded on demand travel in the part's own script, which adopts them when it starts: no second
 * request, and nothing is seen without them. A CSS Module gives its class names.
 */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.css$/ }, async ({ path }) => {
        const { outputFiles, errors } = await build({
          stdin: { contents: `export { default } from ${JSON.stringify(path)}`, resolveDir: '.', loader: 'js' },
          bundle: true,
          write: false,
          outdir: '.',
          format: 'esm',
          // Short class names would be the same in every sheet.
          minifySyntax: true,
          minifyWhitespace: true,
          logLevel: 'silent',
        })
        const textOf = (ending: string) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? ''
        const adopt = `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(textOf('.css'))}); document.adoptedStyleSheets.push(sheet);`
        return { contents: `${textOf('.js')}\n${adopt}`, loader: 'js', resolveDir: '.', errors, watchFiles: [path] }
      })
    },
  }
}
