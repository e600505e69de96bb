import { listFiles } from './source/read'

/**
 * The file of a bundled browser script in a folder of assets, with or without a hash in its name; undefined without bundles, as
 * with plain `next build`.
 */
export async function findBundled(assetDir: string, name: string): Promise<string | undefined> {
  const files = (await listFiles(assetDir)) ?? []
  return files.find((file) => file === `${name}.js` || (file.startsWith(`${name}-`) && file.endsWith('.js')))
}
