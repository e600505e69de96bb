import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type PartialMessage, type Plugin, type PluginBuild } from 'esbuild'
import { parseData } from '@/lib/content/modules/resolve-module'
import { describeMissingPart, docusaurusExports, pageParts } from '@/lib/mdx/imports/docusaurus-modules'

const directive = /^(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*['"]use client['"]/

/** What of React a component that is rendered once, at build, has no use for. */
const clientNames =
  /\b(?:use(?:State|Effect|LayoutEffect|InsertionEffect|Reducer|Ref|Context|SyncExternalStore|Transition|DeferredValue|ImperativeHandle|Optimistic|ActionState)|createContext)\b/

/** Client components as what the server writes in their place: it hands their properties over to the browser. */
export function clientComponents(found: Set<string>): Plugin {
  return {
    name: 'client-components',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.[cm]?[jt]sx?$/, namespace: 'file' }, async ({ path: file }) => {
        const text = await readFile(file, 'utf8')
        const isPackage = file.split(path.sep).includes('node_modules')
        const isFound = directive.test(text) || (isPackage && clientNames.test(text))
        if (!isFound)
          return isPackage ? undefined : { errors: checkServerComponent(text, file), contents: text, loader: 'tsx' }
        found.add(file)
        const names = await listExports(file)
        const lines = names.map((name) => {
          const call = `island(${JSON.stringify(nameOf(file))}, ${JSON.stringify(name)})`
          return name === 'default' ? `export default ${call}` : `export const ${name} = ${call}`
        })
        return { contents: `import { island } from 'site:island'\n${lines.join('\n')}`, loader: 'js' }
      })
    },
  }
}

/** How a client component is known to the server and to the browser. */
export function nameOf(file: string): string {
  return path.relative('', file).replaceAll(path.sep, '/')
}

async function listExports(file: string): Promise<string[]> {
  const { metafile } = await build({
    ...{ entryPoints: [file], outdir: '.', write: false, logLevel: 'silent' },
    ...{ metafile: true, format: 'esm', jsx: 'automatic', loader: { '.js': 'jsx' } },
  })
  const names = Object.values(metafile.outputs).flatMap(({ exports }) => exports)
  return names.length > 0 ? names : ['default']
}

/** Finds what only works in the browser, in a component that does not say that it runs there. */
function checkServerComponent(text: string, file: string): PartialMessage[] {
  const lines = text.split('\n')
  const hook = lines.findIndex((line) => /\bimport\b.*['"]react['"]|\bReact\./.test(line) && clientNames.test(line))
  const handler = lines.findIndex((line) => /\son[A-Z]\w*=\{/.test(line))
  const index = hook >= 0 ? hook : handler
  if (index < 0) return []
  const lineText = lines[index] ?? ''
  const [word = ''] = (hook >= 0 ? clientNames : /\bon[A-Z]\w*/).exec(lineText) ?? []
  const location = { file: nameOf(file), line: index + 1, column: lineText.indexOf(word), lineText }
  return [{ text: `The component uses ${word}, which works in the browser alone.`, detail: useClient, location }]
}

/** What to write where a component must run in the browser. */
export const useClient = `Write 'use client' in the first line of its file.`

/** What is the same for the server and the browser: paths from the folder of the site, and style sheets whose names are their own. */
export function contentPaths(contentDir: string): Plugin {
  return {
    name: 'content-paths',
    setup: ({ onResolve, onLoad, resolve }) => {
      onResolve({ filter: /^@site\// }, ({ path: name, kind }) =>
        resolve(`./${name.slice('@site/'.length)}`, { resolveDir: path.resolve(contentDir), kind }),
      )
      onResolve({ filter: /\.module\.css$/ }, async ({ path: name, resolveDir, kind, pluginData }) => {
        if (pluginData === 'named') return undefined
        const found = await resolve(name, { resolveDir, kind, pluginData: 'named' })
        if (found.errors.length > 0) return found
        // Two files of one name would give their classes other names in each bundle.
        const hash = createHash('sha256').update(nameOf(found.path)).digest('hex').slice(0, 6)
        const { dir, name: base } = path.parse(found.path)
        const own = `${base.replace(/\.module$/, '')}-${hash}.css`
        return { path: path.join(dir, own), namespace: 'css-module', pluginData: found.path }
      })
      onLoad({ filter: /./, namespace: 'css-module' }, async ({ pluginData }: { pluginData: string }) => ({
        contents: await readFile(pluginData, 'utf8'),
        loader: 'local-css',
        resolveDir: path.dirname(pluginData),
      }))
    },
  }
}

/** Names that the server hands in when the code runs. */
export function givenModules(): Plugin {
  return {
    name: 'given-modules',
    setup: (setup) => {
      setup.onResolve({ filter: /^(?:react(?:-dom)?(?:\/.*)?|site:.*)$/ }, ({ path: name }) => ({
        path: name,
        external: true,
      }))
      const exported = { ...docusaurusExports, ...Object.fromEntries(pageParts.map((name) => [name, ['default']])) }
      addDocusaurus(setup, exported, (name) => `import given from 'site:docusaurus'; const module = given['${name}']`)
    },
  }
}

/** Parts of Docusaurus that work in the browser. */
export function browserModules(): Plugin {
  const file = JSON.stringify(path.resolve('components/own/docusaurus-in-browser.tsx'))
  return {
    name: 'browser-modules',
    setup: (setup) =>
      addDocusaurus(
        setup,
        docusaurusExports,
        (name) => `import { docusaurus } from ${file}; const module = docusaurus['${name}']`,
      ),
  }
}

/** Docusaurus's modules with their exports; `read` is code that gives `module` a value. */
function addDocusaurus(
  { onResolve, onLoad }: PluginBuild,
  exported: Readonly<Record<string, readonly string[]>>,
  read: (name: string) => string,
): void {
  onResolve({ filter: /^@(?:docusaurus|theme(?:-original)?|generated)\// }, ({ path: name }) => {
    if (exported[name]) return { path: name, namespace: 'docusaurus' }
    const { found, fix } = describeMissingPart(name)
    return { errors: [{ text: found, detail: fix }] }
  })
  onLoad({ filter: /./, namespace: 'docusaurus' }, ({ path: name }) => {
    const lines = (exported[name] ?? []).map(
      (each, index) => `const e${index} = module.${each}; export { e${index} as ${each} }`,
    )
    return { contents: [read(name), ...lines].join('\n'), resolveDir: '.', loader: 'js' }
  })
}

/** Data that a component imports. */
export function dataFiles(): Plugin {
  return {
    name: 'data-files',
    setup: ({ onLoad }) => {
      onLoad({ filter: /\.(?:ya?ml|csv)$/ }, async ({ path: file }) => {
        const data = parseData(await readFile(file, 'utf8'), path.extname(file))
        return { contents: JSON.stringify(data), loader: 'json' }
      })
    },
  }
}
