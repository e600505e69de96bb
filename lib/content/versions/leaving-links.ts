import path from 'node:path'
import { listTree, readText } from '@/lib/content/source/read'

const { posix } = path

/** Addresses in Markdown links and pictures, in attributes, in imports and in link definitions. */
const addresses = /\]\(\s*<?([^\s)>]+)|\b(?:href|src)=["']([^"']+)|\bfrom\s+["']([^"']+)|^\[[^\]]+\]:\s*<?([^\s>]+)/g

/**
 * Links of a snapshot that leave its folder: relative ones, which started one folder higher before the copy, and those to
 * `@site/docs`, which show the docs that are being written and not the version.
 */
export async function findLeavingLinks(folder: string): Promise<string[]> {
  const names = (await listTree(folder)).filter((name) => /\.mdx?$/i.test(name))
  const found = await Promise.all(
    names.map(async (name) => {
      const lines = (await readText(path.join(folder, name))).split('\n')
      return lines.flatMap((line, index) =>
        findAddresses(line)
          .filter((address) => leaves(address, name))
          .map((address) => `${posix.join(folder, name)}:${index + 1}  ${address}`),
      )
    }),
  )
  return found.flat()
}

function findAddresses(line: string): string[] {
  return [...line.matchAll(addresses)].flatMap(([, ...groups]) => groups.filter((group) => group !== undefined))
}

function leaves(address: string, name: string): boolean {
  if (address.startsWith('@site/docs/')) return true
  return address.startsWith('.') && posix.join(posix.dirname(name), address).startsWith('../')
}
