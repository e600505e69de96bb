import type sharp from 'sharp'

let loaded: Promise<typeof sharp> | undefined

/** The program for pictures. Imported only if there are some, and once: each import resolves it anew, in another thread. */
export function loadSharp(): Promise<typeof sharp> {
  loaded ??= import('sharp').then((module) => module.default)
  return loaded
}
