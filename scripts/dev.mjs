import { build } from 'esbuild'

// As few files the server starts a second sooner: otherwise a hook of Node's loader is asked for each module, Next's as well.
const outdir = '.cache/dev'
const options = { outdir, bundle: true, splitting: true, packages: 'external', platform: 'node', format: 'esm' }
await build({ entryPoints: ['scripts/dev.ts'], ...options })
await import(new URL(`../${outdir}/dev.js`, import.meta.url).href)
