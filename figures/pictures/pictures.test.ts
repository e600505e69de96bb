import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { letTimePass, startClock, stopClock } from './stage/clock'
import { type Labels, labelsFile } from './stage/labels'
import type { Scene } from './stage/scene'
import { take } from './stage/take'

const folder = 'figures/pictures/scenes'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

/** Maximum bytes of a file. A picture is loaded with its page, a clip when it is visible. */
const most = { avif: 60_000, webm: 120_000, mp4: 250_000 }

test('the files of each scene are committed, and small', async () => {
  const scenes = await readScenes()
  expect(new Set(scenes.map(({ file }) => file)).size).toBe(scenes.length)
  const written = scenes.flatMap(({ file, play }) =>
    (play ? (['webm', 'mp4', 'avif'] as const) : (['avif'] as const)).map((kind) => ({
      path: `content/${file}${kind === 'avif' ? '@2x' : ''}.${kind}`,
      most: most[kind],
    })),
  )
  expect(
    written.filter(({ path }) => !existsSync(path)),
    'missing: npm run pictures',
  ).toEqual([])
  expect(written.filter(({ path, most }) => statSync(path).size > most)).toEqual([])
})

test('lists locate all numbers of pictures and of their details for phones, which are narrower', async () => {
  for (const { file, marks, play } of await readScenes()) {
    if (!marks || play) continue
    const [detail, whole] = [`content/${file}.phone@2x.avif`, `content/${file}@2x.avif`]
    const list = JSON.parse(readFileSync(`content/${path.dirname(file)}/marks.json`, 'utf8'))
    const marksOf = (picture: string) =>
      list[path.basename(picture)]?.filter((mark: string) => /^[\d.]+ [\d.]+$/.test(mark))
    expect(marksOf(whole)?.length, file).toBeGreaterThan(0)
    if (!existsSync(detail)) continue
    expect(marksOf(detail)?.length, detail).toBe(marksOf(whole).length)
    expect(await widthOf(detail), detail).toBeLessThanOrEqual(0.75 * (await widthOf(whole)))
  }
})

test('clips last four to eight seconds', async () => {
  const clips = (await readScenes()).filter(({ play }) => play)
  expect(clips).not.toEqual([])
  for (const { file } of clips) {
    const seconds = secondsOf(readFileSync(`content/${file}.mp4`))
    expect(seconds, file).toBeGreaterThanOrEqual(4)
    expect(seconds, file).toBeLessThanOrEqual(8)
  }
})

test('the steps of a page refer to the numbers in its pictures, except in numbered lists', async () => {
  const pages = readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(`content/docs/${file}`, 'utf8') }))
  const numbered = (await readScenes()).filter(({ marks }) => marks).map(({ file }) => path.basename(file))
  const silent = pages
    .filter(({ text }) => numbered.some((name) => text.includes(`/${name}@2x.avif`)))
    .filter(({ text }) => !/\b[1-9] in the \[?picture|(^|: )1 \[\*\*/m.test(text))
  expect(silent.map(({ file }) => file)).toEqual([])
})

/** Labels at a number of a picture that shows another state of the program. */
const notShown: Record<string, string> = {
  Automatic: 'in the list of the phase tool, which shows Manual',
  'Apply processing': 'the button before it is pressed; the picture shows it afterwards',
}

test('pages call buttons, panels and windows by the labels that their pictures show', async () => {
  const labels: Labels = JSON.parse(readFileSync(labelsFile, 'utf8'))
  const unseen = readdirSync('content/docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(`content/docs/${file}`, 'utf8')
      const pictures = [...text.matchAll(/\/([\w-]+)@2x\.avif/g)].map(([, name]) => `/${name}`)
      const seen = Object.entries(labels).flatMap(([picture, shown]) =>
        pictures.some((name) => picture.endsWith(name)) ? shown : [],
      )
      return numberedLabels(text)
        .filter(
          (label) => !(label in notShown) && !seen.some((shown) => shown.toLowerCase().startsWith(label.toLowerCase())),
        )
        .map((label) => `${file}: ${label}`)
    })
  expect(unseen, `${labelsFile} lists what the pictures show.`).toEqual([])
})

test('a scene with a missing element fails with its name and the selector', async ({ page }) => {
  // Hundreds of clock ticks, each with a round trip to the page.
  test.slow()
  await startClock(page)
  await page.setContent('<button>Range picking</button>')
  await stopClock(page)
  const stage = { blank: Promise.resolve(page), open: async () => page, close: () => page.close() }
  const scene: Scene = {
    file: 'docs/img/ranges',
    open: () => ({ input: {} }),
    prepare: (actor) => actor.see(actor.page.getByRole('button', { name: 'Peak picking' })),
  }
  await expect(take(scene, stage)).rejects.toThrow(
    "docs/img/ranges failed: getByRole('button', { name: 'Peak picking' }) is not visible.",
  )
})

test('only the scene advances the clock of the program', async ({ page }) => {
  await startClock(page)
  await page.goto('about:blank')
  await stopClock(page)
  await page.evaluate(() => {
    setInterval(() => document.documentElement.setAttribute('data-time', String(performance.now())), 100)
  })
  await letTimePass(page, 1_000)
  const first = await page.getAttribute('html', 'data-time')
  // Real time does not count.
  await page.waitForTimeout(300)
  expect(await page.getAttribute('html', 'data-time')).toBe(first)
  await letTimePass(page, 500)
  expect(Number(await page.getAttribute('html', 'data-time')) - Number(first)).toBe(500)
})

/** Bold labels next to a number in a picture: `**Apply** (5)`, or in a list `5 **Apply**`. */
function numberedLabels(text: string): string[] {
  const after = text.matchAll(/\*\*([^*\n]+)\*\* \(\d(?: in the picture)?\)/g)
  const lists = text.matchAll(/^.*(?:in the picture: |\| )1 .*$/gim)
  const inLists = [...lists].flatMap(([line]) => [...line.matchAll(/\b\d (?:\| )?\*\*([^*]+)\*\*/g)])
  return [...after, ...inLists].map(([, label = '']) => label)
}

function readScenes(): Promise<Scene[]> {
  return Promise.all(files.map(async (file) => (await import(`./scenes/${file}`)).scene))
}

async function widthOf(picture: string): Promise<number> {
  return (await sharp(picture).metadata()).width
}

/** Duration of an MP4, from its movie header (ISO/IEC 14496-12, 8.2.2). */
function secondsOf(file: Buffer): number {
  const header = file.indexOf('mvhd') + 4
  return file.readUInt32BE(header + 16) / file.readUInt32BE(header + 12)
}
