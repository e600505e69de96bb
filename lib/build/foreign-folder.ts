import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** Why a folder cannot become that of the site, which a build replaces as a whole; undefined if it is missing, empty or a site. */
export function refuseForeignFolder(folder: string): string | undefined {
  if (existsSync(path.join(folder, '404.html')) || !statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    return undefined
  const [file] = readdirSync(folder).filter((name) => !name.startsWith('.') && name !== 'lost+found')
  if (file === undefined) return undefined
  return `OUT_DIR is "${folder}", a folder with other files than those of a site, such as "${file}", which the build would remove: set OUT_DIR to a new folder, or empty this one.`
}
