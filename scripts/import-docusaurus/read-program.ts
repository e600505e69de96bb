import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { build, type Plugin } from 'esbuild'

/** Replaces every package: each property and call is another stand-in. */
const standIn = `const make = () => new Proxy(function () {}, {
  get: (_, key) => key === Symbol.for('stand-in') ? true : key === 'then' || key === '__esModule' ? undefined
    : key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? function* () {} : make(),
  apply: make,
  construct: make,
  getPrototypeOf: make,
})
module.exports = make()`

const evaluator = 'scripts/import-docusaurus/evaluate-program.mjs'

/** A configuration that takes longer waits for the network or for input. */
const timeoutMs = 30_000

/** What a JavaScript or TypeScript file of a Docusaurus site exports, as plain data; it runs in a separate process. */
export async function readProgram(file: string): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(await readFile(file, 'utf8'))
  const bundled = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'silent',
    loader: { '.css': 'empty', '.md': 'text', '.mdx': 'text' },
    define: { 'import.meta.url': JSON.stringify(`file://${path.resolve(file)}`) },
    plugins: [standInForPackages],
  })
  return evaluate(path.resolve(file), bundled.outputFiles[0]?.text ?? '')
}

const isAsked = Symbol('asked')

const standInForPackages: Plugin = {
  name: 'stand-in-for-packages',
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) => {
      if (kind === 'entry-point') return undefined
      if (builtinModules.includes(name.replace(/^node:/, ''))) return { path: name, external: true }
      return kind === 'require-resolve' ? { path: name, external: true } : { path: name, namespace: 'package' }
    })
    onResolve({ filter: /^\./ }, async ({ path: name, kind, resolveDir, pluginData }) => {
      if (kind === 'entry-point' || pluginData === isAsked) return undefined
      if (kind === 'require-resolve') return { path: name, external: true }
      // A file outside the copied part of the repository.
      const { errors } = await resolve(name, { kind, resolveDir, pluginData: isAsked })
      return errors.length > 0 ? { path: name, namespace: 'package' } : undefined
    })
    onLoad({ filter: /.*/, namespace: 'package' }, () => ({ contents: standIn, loader: 'js' }))
  },
}

function evaluate(file: string, code: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // Without the variables of this process, which may hold keys.
    const env: NodeJS.ProcessEnv = { PATH: process.env.PATH ?? '', NODE_ENV: 'production' }
    const child = fork(evaluator, [file], {
      env,
      cwd: process.cwd(),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const timer = setTimeout(() => child.kill(), timeoutMs)
    child.once('message', (answer: { value?: unknown; error?: string }) => {
      if (answer.error === undefined) resolve(answer.value)
      else reject(new Error(`${file} fails: ${answer.error}`))
    })
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error(`${file} gives no answer.`))
    })
    child.send(code)
  })
}
