import { listFiles } from './source/read'

/**
 * The file in a folder of assets that a browser script was bundled to, whether or not its name has a hash; undefined where none
 * was, as under plain `next build`.
 */
export async function findBundled(assetDir: string, name: string): Promise<string | undefined> {
  const files = (await listFiles(assetDir)) ?? []
  return files.find((file) => file === `${name}.js` || (file.startsWith(`${name}-`) && file.endsWith('.js')))
}
