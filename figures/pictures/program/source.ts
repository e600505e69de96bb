import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The public source of the program. */
export interface ProgramSource {
  /** Absolute path. */
  dir: string
  /** Version by its package.json, such as `2.5.0`. */
  version: string
}

const howTo =
  'Clone it and check out the documented release (git clone --branch v2.5.0 https://github.com/cheminfo/nmrium), then set NMRIUM_SOURCE to its folder.'

/** Reads which release a folder holds, by default that of NMRIUM_SOURCE; throws an error that explains how to get the source. */
export function readSource(folder = process.env.NMRIUM_SOURCE): ProgramSource {
  if (!folder) throw new Error(`The source of NMRium is missing. ${howTo}`)
  const dir = path.resolve(folder)
  const file = path.join(dir, 'package.json')
  if (!existsSync(file)) throw new Error(`${dir} is not the source of NMRium: it has no package.json. ${howTo}`)
  const { name, version }: { name?: string; version?: string } = JSON.parse(readFileSync(file, 'utf8'))
  if (name !== 'nmrium' || !version) throw new Error(`${file} is not that of NMRium. ${howTo}`)
  return { dir, version }
}

/** The folder of the sample files, a clone of https://github.com/cheminfo/nmr-dataset-demo; throws where NMRIUM_SAMPLES is not set. */
export function readSamplesDir(folder = process.env.NMRIUM_SAMPLES): string {
  if (folder && statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return path.resolve(folder)
  throw new Error(
    'The sample files are missing. Clone them (git clone https://github.com/cheminfo/nmr-dataset-demo), then set NMRIUM_SAMPLES to the folder.',
  )
}
