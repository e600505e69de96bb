import { readSettings } from '@/lib/content/read-settings'
import { environment } from '@/lib/site/environment'
import { formatNextSettings } from './next-settings'
import { start } from './run'

interface NextBuildOptions {
  /** From `formatNextSettings`. */
  settings: string
  /** The language of a translation; undefined for that of the content. */
  translation?: string | undefined
  /** The folder for the pages. */
  folder: string
}

/** A build of Next, which compiles the program, and then waits for the records of the content. */
export interface NextBuild {
  settings: string
  /** Lets it render the records; resolves to whether it has succeeded. */
  render(): Promise<boolean>
  stop(): Promise<void>
}

/** Starts Next. */
export function startNextBuild({ settings, translation, folder }: NextBuildOptions): NextBuild {
  const { variables } = environment
  const env = {
    ...variables,
    NEXT_SETTINGS: settings,
    LOCALE: translation ?? '',
    EXPORT_DIR: folder,
    // As in package.json: most objects of a build live for one page, and a larger space for them saves a tenth of its time.
    NODE_OPTIONS: `${variables.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
  }
  const { child, exited } = start('next', ['build'], env, { hasChannel: true })
  // `next.config.mjs` sends a message when the program is compiled.
  const compiled = new Promise<void>((resolve) => child.once('message', () => resolve()))
  return {
    settings,
    render: async () => {
      await Promise.race([compiled, exited])
      if (child.connected) child.send('render')
      return (await exited) === 0
    },
    stop: async () => {
      child.kill()
      await exited
    },
  }
}

/** Starts Next for the content's own language before the content is read; undefined if the settings have mistakes. */
export async function startNextEarly(folder: string): Promise<NextBuild | undefined> {
  const { isValid, ...settings } = await readSettings()
  return isValid ? startNextBuild({ settings: formatNextSettings(settings), folder }) : undefined
}
