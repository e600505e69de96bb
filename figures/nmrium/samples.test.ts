import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'
import { sampleLines } from '@/figures/data/sample-lines'
import { formatProgramAddress } from './program-address'
import { drawSampleLines } from './sample-drawing'
import { samples } from './samples'

test('every sample has an address of the form that the application reads', () => {
  expect(Object.keys(samples).length).toBeGreaterThan(3)
  for (const [id, sample] of Object.entries(samples)) {
    expect(id).toMatch(/^[a-z0-9-]+$/)
    const file = new URL(sample.file)
    expect(file.protocol).toBe('https:')
    // What would end the parameter must not be in it.
    expect(sample.file).not.toMatch(/[&#\s]/)
    expect(file.pathname).toMatch(sample.parameter === 'jcamp' ? /\.(jdx|dx|jcamp)$/ : /\.nmrium$/)
    const opening = new URL(formatProgramAddress(sample))
    expect(opening.origin).toBe('https://app.nmrium.com')
    expect(opening.hash).toBe(`#?${sample.parameter}=${sample.file}`)
  }
})

test('draws each sample as high as its tallest line, with all lines on its axis', () => {
  for (const [id, { axis }] of Object.entries(samples)) {
    if (!axis) continue
    const [path = ''] = drawSampleLines(id, axis).html.match(/d="[^"]*"/) ?? []
    const heights = [...path.matchAll(/[ML]\S+ ([\d.-]+)/g)].map(([, y]) => Number(y))
    expect(Math.min(...heights), id).toBe(4)
    const lines = sampleLines[id] ?? []
    expect(lines.length, id).toBeGreaterThan(3)
    for (const [ppm] of lines) expect(ppm <= axis[0] && ppm >= axis[1], `${id}: ${ppm}`).toBe(true)
  }
})

/** Asks other hosts, so only on request: `CHECK_ADDRESSES=1 npx playwright test --project=unit figures/nmrium`. */
if (process.env.CHECK_ADDRESSES)
  test('the files of all samples are there, and the application may read them', checkFiles)

async function checkFiles(): Promise<void> {
  for (const { file } of Object.values(samples)) {
    const response = await fetch(file, { method: 'HEAD', headers: { origin: 'https://app.nmrium.com' } })
    expect(response.status, file).toBe(200)
    expect(response.headers.get('access-control-allow-origin'), file).toMatch(/^(\*|https:\/\/app\.nmrium\.com)$/)
  }
}

test('gives a tutorial the same time and level in its card as in the list of tutorials', () => {
  const folders = ['content/docs/05_tutorials', 'content/docs/50_teaching']
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
  const tutorials = files
    .filter((name) => name.endsWith('.md'))
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const [, minutes, level] = /<Sample [^>]*minutes="(\d+)" level="([^"]+)"/.exec(text) ?? []
      return minutes ? [{ file, chips: parse(text.split('---')[1] ?? '').chips, facts: [`${minutes} min`, level] }] : []
    })
  expect(tutorials.length).toBeGreaterThan(5)
  for (const { file, chips, facts } of tutorials) expect(chips.slice(1), file).toEqual(facts)
})
