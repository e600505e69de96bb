import { readFileSync } from 'node:fs'
import { type DataFiles, readData } from './read-data'

const [solvents = '', protons = '', carbons = ''] = ['solvents', 'impurities-1h', 'impurities-13c'].map((name) =>
  readFileSync(`content/docs/80_reference/files/${name}.csv`, 'utf8'),
)

/** The files of the page on solvents, for tests. */
export const files: DataFiles = { solvents, protons, carbons }

/** What they contain. */
export const entries = readData(files)
