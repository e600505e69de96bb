import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'

// node scripts/bundled.mjs <script> runs it as a few files, which start a second sooner: otherwise a hook of Node's loader is
// asked for each module, those of packages as well.
const name = process.argv.splice(2, 1)[0]
const { outputFiles } = await build({
  ...{ entryPoints: [`scripts/${name}.ts`], entryNames: '[name]-[hash]', outdir: '.cache/scripts', write: false },
  ...{ bundle: true, splitting: true, packages: 'external', platform: 'node', format: 'esm', jsx: 'automatic' },
})
for (const { path: file, contents } of outputFiles) {
  if (existsSync(file)) continue
  mkdirSync(path.dirname(file), { recursive: true })
  // At once: another process may be about to load it.
  writeFileSync(`${file}.${process.pid}`, contents)
  renameSync(`${file}.${process.pid}`, file)
}
const script = outputFiles.find(({ path: file }) => path.basename(file).startsWith(`${name}-`))
await import(pathToFileURL(script.path))
