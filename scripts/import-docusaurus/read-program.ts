import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { build, type Plugin } from 'rolldown'

/** Replaces every package: each property and call is another stand-in. */
const standIn = `const make = () => new Proxy(function () {}, {
  get: (_, key) => key === Symbol.for('stand-in') ? true : key === 'then' || key === '__esModule' ? undefined
    : key === Symbol.toPrimitive ? () => '' : key === Symbol.iterator ? function* () {} : make(),
  apply: make,
  construct: make,
  getPrototypeOf: make,
})
module.exports = make()`

/** A configuration that takes longer waits for the network or for input. */
const timeoutMs = 30_000

/** What a JavaScript or TypeScript file of a Docusaurus site exports, as plain data; it runs in a separate process. */
export async function readProgram(file: string): Promise<unknown> {
  if (file.endsWith('.json')) return JSON.parse(await readFile(file, 'utf8'))
  const { output } = await build({
    input: path.resolve(file),
    write: false,
    platform: 'node',
    moduleTypes: { '.css': 'empty', '.md': 'text', '.mdx': 'text' },
    transform: { define: { 'import.meta.url': JSON.stringify(`file://${path.resolve(file)}`) } },
    plugins: [standInForPackages],
    logLevel: 'silent',
    output: { format: 'cjs', codeSplitting: false },
  })
  return evaluate(path.resolve(file), output[0].code)
}

const packagePrefix = '\0package:'

const standInForPackages: Plugin = {
  name: 'stand-in-for-packages',
  async resolveId(name, importer, { isEntry }) {
    if (isEntry) return null
    if (builtinModules.includes(name.replace(/^node:/, ''))) return { id: name, external: true }
    // Without a file: outside the copied part of the repository.
    const file = name.startsWith('.') ? await this.resolve(name, importer, { skipSelf: true }) : null
    return file ?? packagePrefix + name
  },
  load: (id) => (id.startsWith(packagePrefix) ? standIn : null),
}

/**
 * Calls what a program exports, if it is a function, and prints the value as data: functions and patterns become a marker, and
 * values from packages are left out.
 */
const evaluator = `(async (file, run) => {
  const own = require('node:module').createRequire(file)
  const module = { exports: {} }
  console.log = console.error
  run(module, module.exports, Object.assign((name) => own(name), { resolve: (name) => name }), require('node:path').dirname(file), file)
  const exported = module.exports.default ?? module.exports
  const value = typeof exported === 'function' ? await exported() : exported
  const toData = (_, part) => (part?.[Symbol.for('stand-in')] ? undefined : typeof part === 'function' || part instanceof RegExp ? '[function]' : part)
  process.stdout.write(JSON.stringify(value, toData) ?? 'null', () => process.exit())
})`

/** Runs a program in a separate process, without the variables of this one, which may hold keys. */
function evaluate(file: string, code: string): unknown {
  const program = `(module, exports, require, __dirname, __filename) => {${code}\n}`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=commonjs', '-'], {
    input: `${evaluator}(${JSON.stringify(file)}, ${program})`,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production' },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: timeoutMs,
  })
  if (stdout !== '') return JSON.parse(stdout)
  const [reason = 'it gives no answer'] = /(?<=^\w*Error(?: \[\w+\])?: ).*/m.exec(stderr) ?? []
  const advice = reason.startsWith('Cannot find module')
    ? '. Run "npm install" in the folder of the site, or create the file.'
    : ''
  throw new Error(`${file} fails: ${reason}${advice}`)
}
