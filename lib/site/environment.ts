import nextEnv from '@next/env'

/** The `.env` files of development, which need not exist. */
export const environmentFiles = ['.env', '.env.local', '.env.development', '.env.development.local']

/**
 * Completes the environment of a command: its mode, and the variables of the `.env` files that Next reads in this mode. Every command
 * that reads the site calls it first. Variables that are set already stay.
 */
export function readEnvironment(mode: 'development' | 'production'): void {
  Object.assign(process.env, { NODE_ENV: mode, NEXT_TELEMETRY_DISABLED: '1' })
  nextEnv.loadEnvConfig(process.cwd(), mode === 'development')
}

/** CI systems pass unset variables as empty ones. */
function read(name: string): string | undefined {
  return process.env[name]?.trim() || undefined
}

/**
 * The environment of this process: the only place in `lib` that reads it. The bundlers compile other variables into the code of pages,
 * each where it is written in full: `NEXT_PUBLIC_…` from the environment, `SITE_SETTINGS` and `SITE_TEXTS` from the settings.
 */
export const environment = {
  /** All variables, for other programs and for checks that go through them. */
  get variables(): NodeJS.ProcessEnv {
    return process.env
  },
  get isDevelopment(): boolean {
    return process.env.NODE_ENV === 'development'
  },
  get isProduction(): boolean {
    return process.env.NODE_ENV === 'production'
  },
  /** The content folder, relative to the working directory. */
  get contentDir(): string {
    return read('CONTENT_DIR') ?? 'content'
  },
  /** The folder of the finished site, relative to the working directory. */
  get outDir(): string {
    return read('OUT_DIR') ?? 'out'
  },
  /** The folder of the assets that pages use, until a build moves them into the site. */
  get assetDir(): string {
    return read('ASSET_DIR') ?? `.cache/assets/${this.isProduction ? 'build' : 'dev'}`
  },
  /** The folder of the records of the content, with one folder for each language; `next.config.mjs` has the same default. */
  get graphDir(): string {
    return read('GRAPH_DIR') ?? `.cache/site/${this.isProduction ? 'build' : 'dev'}`
  },
  /**
   * The module with what the site adds to the engine (`lib/site/extension.ts`), relative to the project. It is loaded before
   * any `.env` file.
   */
  get extension(): string {
    const named = read('SITE_EXTENSION')
    return named === 'none' ? 'lib/no-extension.ts' : (named ?? 'figures/extension.ts')
  },
  /** Code of the language that this process builds or serves; undefined for that of the content. */
  get locale(): string | undefined {
    return read('LOCALE')
  },
  /** The folder of the former build, whose files stay in the new site. */
  get previousDir(): string | undefined {
    return read('KEEP_PREVIOUS')
  },
  /** The port of a server. */
  get port(): number {
    const written = read('PORT') ?? '3000'
    const port = Number(written)
    if (Number.isInteger(port) && port >= 0 && port < 65_536) return port
    throw new Error(`PORT is "${written}". Set it to a number below 65536.`)
  },
  /** The time of the build, or the one that reproducible builds set (https://reproducible-builds.org/docs/source-date-epoch). */
  get buildDate(): Date {
    const seconds = read('SOURCE_DATE_EPOCH')
    return seconds === undefined ? new Date() : new Date(Number(seconds) * 1000)
  },
}
