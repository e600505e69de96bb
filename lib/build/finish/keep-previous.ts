import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readSiteFiles } from '@/lib/output/site-files'
import { diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'
import { count, startPhase } from '../phases'
import { isHashed } from './host-files'

/** The list of the files that were kept from the previous site, one per line. */
const listFile = 'kept-files.txt'

/**
 * Copies the files with hashed names from the previous site, for tabs that still show its pages. Files that the previous site had
 * itself kept are dropped, unless both sites have the same files.
 */
export async function keepPrevious(outDir: string, previous: string): Promise<Problem[]> {
  const endPhase = startPhase('Keeping former files')
  const former = await listHashed(previous)
  const list = await readFile(path.join(previous, listFile), 'utf8').catch(() => '')
  const keptBefore = new Set(list.split('\n'))
  const own = former.filter((file) => !keptBefore.has(file))
  const current = new Set(await listHashed(outDir))
  const isSame = own.every((file) => current.has(file))
  const kept = (isSame ? former : own).filter((file) => !current.has(file))
  for (const file of kept) await cp(path.join(previous, file), path.join(outDir, file))
  if (kept.length > 0) await writeFile(path.join(outDir, listFile), kept.map((file) => `${file}\n`).join(''))
  endPhase(count(kept.length, 'file'))
  if (former.length > 0) return []
  return [{ file: 'KEEP_PREVIOUS', ...diagnose('no-previous-site', { folder: previous }) }]
}

async function listHashed(folder: string): Promise<string[]> {
  return (await readSiteFiles(folder)).filter((file) => isHashed(file, folder))
}
