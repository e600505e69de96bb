import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { ProgramSource } from './source'

const folder = 'figures/pictures'

/** Folder of the bundled program. */
export const builtDir = '.cache/pictures'

/** Installs the packages of this folder, which the site never installs. */
export function installPackages(): void {
  if (!existsSync(`${folder}/node_modules`)) execFileSync('npm', ['ci', '--prefix', folder], { stdio: 'inherit' })
}

/** Bundles a release of the program from its source, with the packages of this folder; does nothing when nothing has changed. */
export async function bundleProgram(source: ProgramSource): Promise<void> {
  const own = ['package-lock.json', 'app/window.tsx', 'app/window.css', 'program/bundle.ts', 'node_modules']
  const inputs = [...own.map((file) => `${folder}/${file}`), path.join(source.dir, 'package.json')].map(changed)
  const fingerprint = `${source.dir} ${source.version} ${Math.max(...inputs)}`
  const stamp = `${builtDir}/bundled.txt`
  if (changed(stamp) > 0 && readFileSync(stamp, 'utf8') === fingerprint) return
  await build({
    entryPoints: [`${folder}/app/window.tsx`],
    bundle: true,
    outdir: builtDir,
    format: 'esm',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.woff2': 'file', '.woff': 'file', '.ttf': 'file', '.eot': 'file', '.svg': 'file', '.png': 'file' },
    logLevel: 'error',
    plugins: [compileSource(source)],
  })
  writeFileSync(stamp, fingerprint)
}

/** Resolves `nmrium` to its source, whose imports of packages come from this folder, never from the source's own node_modules. */
function compileSource({ dir }: ProgramSource): Plugin {
  const resolveDir = path.resolve(folder)
  return {
    name: 'nmrium-source',
    setup({ onResolve, onLoad, resolve }) {
      onResolve({ filter: /^nmrium$/ }, () => ({ path: path.join(dir, 'src/component/main/index.ts') }))
      onResolve({ filter: /^[^./]/ }, ({ path: name, importer, kind, pluginData }) => {
        if (pluginData === 'resolved' || !importer.startsWith(dir + path.sep)) return undefined
        if (/^react-science\/\w+$/.test(name)) return { path: name, namespace: 'with-asserts' }
        return resolve(name, { kind, resolveDir, pluginData: 'resolved' })
      })
      // NMRium 2.5.0 was written for react-science 20, which the registry lacks; 21 no longer exports two functions.
      onLoad({ filter: /.*/, namespace: 'with-asserts' }, ({ path: name }) => ({
        contents: `export * from '${name}'\n${asserts}`,
        resolveDir,
      }))
    },
  }
}

const asserts = `
export function assert(value, message = 'assertion failed') { if (!value) throw new Error(message) }
export function assertUnreachable(value) { throw new Error('unreachable: ' + value) }
`

/** Time of a file's last change; 0 if it is missing. */
function changed(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
