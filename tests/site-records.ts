import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { Graph, type GraphUpdate } from '@/lib/build/graph'
import { readGraph, type SiteGraph } from '@/lib/content/graph'

/** Writes the records of the content of a folder, from which `lib/content/site.ts` reads from then on. */
export async function updateRecords(content: string, locale?: string): Promise<GraphUpdate & { folder: string }> {
  process.env.CONTENT_DIR = content
  process.env.GRAPH_DIR = path.join('.cache/test-folders', randomUUID())
  const graph = new Graph(locale)
  return { ...(await graph.update()), folder: graph.folder }
}

/** The written and read records of the content of a folder. */
export async function readRecords(content: string, locale?: string): Promise<SiteGraph> {
  return readGraph((await updateRecords(content, locale)).folder)
}
