import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { environment } from '@/lib/site/environment'
import { readSiteFiles } from '../../lib/output/site-files'
import { listFormulaCharacters } from '../../scripts/fonts/formula-characters'

const folder = 'app/styles/fonts'
/** Budget in bytes of the fonts of a page with everyday formulas together, and of each further one. */
const budget = { everyday: 68_000, further: 40_000 }
/** Rare characters, left to the system fonts. */
const fromSystem = { 'inter.woff2': '≡', 'stix-two-math.woff2': '' }
/** Fonts for some of the texts and formulas. */
const further = [
  'inter-more.woff2',
  'stix-two-math-signs.woff2',
  'stix-two-math-bold.woff2',
  'stix-two-math-letters.woff2',
]

type Face = keyof typeof fromSystem
type Written = Record<string, { sha256: string; characters: string; lacks: string }>

/** Code has the font of the system. */
const faceOf: Record<string, Face | 'system' | undefined> = {
  math: 'stix-two-math.woff2',
  ...Object.fromEntries(['pre', 'code', 'kbd', 'samp'].map((name) => [name, 'system'])),
}

test('has small fonts with every character of the pages', async () => {
  const faces = await readFaces()
  const files = await Promise.all(Object.keys(faces).map((file) => readFile(path.join(folder, file))))
  const hashes = files.map((bytes) => createHash('sha256').update(bytes).digest('hex'))
  expect(hashes).toEqual(Object.values(faces).map(({ sha256 }) => sha256))
  const sizes = new Map(Object.keys(faces).map((file, index) => [file, files[index]?.length ?? 0]))
  for (const file of further) expect(sizes.get(file), file).toBeLessThanOrEqual(budget.further)
  const everyday = [...sizes].filter(([file]) => !further.includes(file))
  expect(everyday.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(budget.everyday)

  const used = await readCharacters()
  const textOf = (file: string) => faces[file]?.characters ?? ''
  for (const [file, system] of Object.entries(fromSystem)) {
    const [name = ''] = file.split('.')
    const others = further.filter((each) => each.startsWith(name))
    const available = new Set(textOf(file) + others.map(textOf).join('') + system)
    // Every system has a font for emoji.
    const isExpected = (character: string) => /[^\s\p{Emoji_Presentation}]/u.test(character)
    const missing = [...used[file as Face]].filter((character) => !available.has(character) && isExpected(character))
    expect(missing, `Add them to scripts/fonts/cut-fonts.mjs, and run: npm run fonts`).toEqual([])
  }
})

test('has fonts with every character that a formula can have', async () => {
  const faces = await readFaces()
  for (const [file, characters] of Object.entries(listFormulaCharacters())) {
    const { characters: has = '', lacks = '' } = faces[file] ?? {}
    const missing = [...characters].filter((character) => !has.includes(character) && !lacks.includes(character))
    expect(missing, `Run: npm run fonts`).toEqual([])
    // Small capitals and small letters of phonetics, composed Greek letters.
    expect([...lacks].length, lacks).toBeLessThanOrEqual(file.includes('signs') ? 150 : 2)
  }
})

async function readFaces(): Promise<Written> {
  return JSON.parse(await readFile(path.join(folder, 'fonts.json'), 'utf8'))
}

/** The characters of all pages by font. */
async function readCharacters(): Promise<Record<Face | 'system', Set<string>>> {
  const used: Record<Face | 'system', Set<string>> = {
    system: new Set(),
    'inter.woff2': new Set(),
    'stix-two-math.woff2': new Set(),
  }
  const visit = (node: DefaultTreeAdapterTypes.Node, face: Face | 'system'): void => {
    if (node.nodeName === '#text')
      for (const each of (node as DefaultTreeAdapterTypes.TextNode).value) used[face].add(each)
    if (!('childNodes' in node) || /^(script|style|annotation|svg|title)$/.test(node.nodeName)) return
    const own = faceOf[node.nodeName] ?? face
    for (const child of node.childNodes) visit(child, own)
  }
  const pages = (await readSiteFiles(environment.outDir)).filter((file) => file.endsWith('/index.html'))
  for (const page of pages) visit(parse(await readFile(path.join(environment.outDir, page), 'utf8')), 'inter.woff2')
  expect(used['inter.woff2'].size).toBeGreaterThan(100)
  expect(used['stix-two-math.woff2'].size).toBeGreaterThan(50)
  return used
}
