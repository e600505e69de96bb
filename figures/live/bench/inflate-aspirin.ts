import { inflateRawSync } from 'node:zlib'
import { packed } from '@/figures/data/aspirin/packed'
import { readAspirin } from './aspirin'
import type { Measured } from './chain'

/** The measured FID in Node; browsers inflate it in `load.browser.ts`. */
export function inflateAspirin(): Measured {
  return readAspirin(new Uint8Array(inflateRawSync(Buffer.from(packed, 'base64'))))
}
