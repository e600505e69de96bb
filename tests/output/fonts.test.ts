import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { outDir, readSiteFiles } from '../../lib/output/site-files'

const folder = 'app/styles/fonts'
/** Budget of the fonts together, in bytes. */
const budget = 75_000
/** Rare characters, left to the system fonts. */
const fromSystem = { 'inter.woff2': '≡', 'jetbrains-mono.woff2': '⁴₂₃₆γδπ←↑→↓─│├└', 'stix-two-math.woff2': '' }

type Face = keyof typeof fromSystem

/** The font of an element, when it is not the one around it. */
const faceOf: Record<string, Face | undefined> = {
  math: 'stix-two-math.woff2',
  ...Object.fromEntries(['pre', 'code', 'kbd', 'samp'].map((name) => [name, 'jetbrains-mono.woff2'])),
}

test('has small fonts with every character of the pages', async () => {
  const text = await readFile(path.join(folder, 'fonts.json'), 'utf8')
  const faces = Object.entries(JSON.parse(text) as Record<Face, { sha256: string; characters: string }>)
  const files = await Promise.all(faces.map(([file]) => readFile(path.join(folder, file))))
  expect(files.map((bytes) => createHash('sha256').update(bytes).digest('hex'))).toEqual(
    faces.map(([, { sha256 }]) => sha256),
  )
  expect(files.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(budget)

  const used = await readCharacters()
  for (const [file, { characters }] of faces) {
    const available = new Set(characters + fromSystem[file as Face])
    const missing = [...used[file as Face]].filter((character) => !available.has(character) && /\S/.test(character))
    expect(missing, `Add them to scripts/fonts/cut-fonts.mjs, and run: npm run fonts`).toEqual([])
  }
})

/** The characters of all pages by font. */
async function readCharacters(): Promise<Record<Face, Set<string>>> {
  const used: Record<Face, Set<string>> = {
    'inter.woff2': new Set(),
    'jetbrains-mono.woff2': new Set(),
    'stix-two-math.woff2': new Set(),
  }
  const visit = (node: DefaultTreeAdapterTypes.Node, face: Face): void => {
    if (node.nodeName === '#text')
      for (const each of (node as DefaultTreeAdapterTypes.TextNode).value) used[face].add(each)
    if (!('childNodes' in node) || /^(script|style|annotation|svg|title)$/.test(node.nodeName)) return
    const own = faceOf[node.nodeName] ?? face
    for (const child of node.childNodes) visit(child, own)
  }
  const pages = (await readSiteFiles(outDir())).filter((file) => file.endsWith('/index.html'))
  for (const page of pages) visit(parse(await readFile(path.join(outDir(), page), 'utf8')), 'inter.woff2')
  expect(used['inter.woff2'].size).toBeGreaterThan(100)
  expect(used['stix-two-math.woff2'].size).toBeGreaterThan(50)
  return used
}
