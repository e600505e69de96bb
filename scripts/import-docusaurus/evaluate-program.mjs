// Runs in a separate process: a configuration file is a program, which may do anything.
import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'

const [, , file] = process.argv

process.once('message', async (code) => {
  try {
    const value = await run(code)
    process.send({ value: toData(value, new Set()) }, () => process.exit(0))
  } catch (error) {
    process.send({ error: describe(error) }, () => process.exit(0))
  }
})

/** What the file exports, with functions called as Docusaurus calls them. */
async function run(code) {
  const ownRequire = createRequire(file)
  const require = Object.assign((name) => ownRequire(name), { resolve: (name) => name })
  const module = { exports: {} }
  const wrapped = vm.runInThisContext(`(function (module, exports, require, __dirname, __filename) {${code}\n})`)
  wrapped(module, module.exports, require, path.dirname(file), file)
  const { exports } = module
  const exported = exports.default ?? exports
  return typeof exported === 'function' ? exported() : exported
}

function describe(error) {
  if (!(error instanceof Error)) return String(error)
  if (error.code !== 'MODULE_NOT_FOUND') return error.message
  return `${error.message.split('\n')[0]}. Run "npm install" in the folder of the site, or create the file.`
}

/** Converts a value to plain data: functions become a marker, and values from packages are left out. */
function toData(value, above) {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (typeof value === 'function' && !value[Symbol.for('stand-in')]) return '[function]'
  if (typeof value !== 'object' || value[Symbol.for('stand-in')] || above.has(value)) return undefined
  const inner = new Set(above).add(value)
  if (Array.isArray(value)) return value.map((entry) => toData(entry, inner) ?? null)
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, toData(entry, inner)]))
}
