import { copyFile, mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { createLinkBase } from '@/lib/content/source/content-path'
import { siteConfigSchema } from '@/lib/site/config'
import { publishApart } from '@/tests/own-assets'
import { assetDir, publishAsset, resolveAsset } from './assets'

const content = 'tests/fixtures/a-page-with-media-of-every-kind'
const media = `${content}/docs/media`
const site = siteConfigSchema.parse({ url: 'https://docs.example.org' })

publishApart(content)

const assets = () => test.info().outputPath('assets')

/** `kind src WIDTHxHEIGHT` of an asset of the fixture's page, or the sentences of its problem. */
async function asset(src: string, file = `${content}/docs/index.md`): Promise<string> {
  const resolved = await resolveAsset(
    src,
    createLinkBase({ file, permalink: '/', version: 'current' }, undefined),
    site,
  )
  if ('problem' in resolved) return `${resolved.problem.severity}: ${resolved.problem.message} ${resolved.problem.hint}`
  const { kind, width, height } = resolved.ok
  return `${kind} ${resolved.ok.src}${width ? ` ${width}x${height}` : ''}`
}

test('copies media under a content hash, with the size of the file', async () => {
  expect(await asset('./media/still.png')).toMatch(/^image \/assets\/still\.[0-9a-f]{8}\.png 30x20$/)
  expect(await asset('media/animated.gif')).toMatch(/^image \/assets\/animated\.\w{8}\.gif 30x20$/)
  // As large as its poster; without one the size is unknown.
  expect(await asset('./media/turned.mp4')).toMatch(/^video \/assets\/turned\.\w{8}\.mp4 20x30$/)
  expect(await asset('./media/clip.webm')).toMatch(/^video \/assets\/clip\.\w{8}\.webm$/)
  expect(await asset('./media/peaks.csv')).toMatch(/^file \/assets\/peaks\.\w{8}\.csv$/)
  const copied = await readdir(assets())
  // The MP4 of one clip, the poster of the other.
  expect(copied).toHaveLength(7)
  const still = copied.find((name) => name.endsWith('.png')) ?? ''
  expect(await readFile(path.join(assets(), still))).toEqual(await readFile(`${media}/still.png`))
})

test('resolves files written with the base URL of the site, as in HTML of other engines', async ({
  browserName: _,
}, testInfo) => {
  process.env.CONTENT_DIR = testInfo.outputPath('content')
  await mkdir(testInfo.outputPath('content/static/img'), { recursive: true })
  await copyFile(`${media}/still.png`, testInfo.outputPath('content/static/img/still.png'))
  const file = testInfo.outputPath('content/docs/index.md')
  const base = createLinkBase({ file, permalink: '/', version: 'current' }, undefined)
  const below = { ...site, baseUrl: '/sub/' }
  expect(await resolveAsset('/sub/img/still.png', base, below)).toHaveProperty('ok.width', 30)
  expect(await resolveAsset('/img/still.png', base, below)).toHaveProperty('ok.width', 30)
  const french = { ...base, translation: 'fr' }
  expect(await resolveAsset('/sub/img/still.png', french, { ...site, baseUrl: '/sub/fr/' })).toHaveProperty('ok')
  expect(await resolveAsset('/sub/img/none.png', base, below)).toHaveProperty('problem')
})

test('publishes the MP4 and the poster that have the name of a clip', async ({ browserName: _ }, testInfo) => {
  const docs = testInfo.outputPath('content/docs')
  await mkdir(docs, { recursive: true })
  await copyFile(`${media}/clip.webm`, path.join(docs, 'gesture@2x.webm'))
  await copyFile(`${media}/clip.mp4`, path.join(docs, 'gesture@2x.mp4'))
  await copyFile(`${media}/still.webp`, path.join(docs, 'gesture@2x.webp'))
  process.env.CONTENT_DIR = testInfo.outputPath('content')
  const base = createLinkBase({ file: path.join(docs, 'index.md'), permalink: '/', version: 'current' }, undefined)
  expect(await resolveAsset('./gesture@2x.webm', base, site)).toEqual({
    ok: {
      src: expect.stringMatching(/^\/assets\/gesture-2x\.\w{8}\.webm$/),
      type: 'video/webm; codecs="vp9"',
      mp4: expect.stringMatching(/^\/assets\/gesture-2x\.\w{8}\.mp4$/),
      poster: expect.stringMatching(/^\/assets\/gesture-2x\.\w{8}\.webp$/),
      kind: 'video',
      // Half of the poster's 30 × 20, as its name says.
      width: 15,
      height: 10,
    },
  })
})

test('publishes the detail of a picture for phones, and reads the locations of the marks of both', async ({
  browserName: _,
}, testInfo) => {
  const docs = testInfo.outputPath('content/docs')
  await mkdir(docs, { recursive: true })
  for (const name of ['plot@2x.webp', 'plot.phone@2x.webp'])
    await copyFile(`${media}/still.webp`, path.join(docs, name))
  await writeFile(
    path.join(docs, 'marks.json'),
    '{ "plot@2x.webp": ["12 40", "60 50"], "plot.phone@2x.webp": "20 60" }',
  )
  process.env.CONTENT_DIR = testInfo.outputPath('content')
  const file = path.join(docs, 'index.md')
  const base = createLinkBase({ file, permalink: '/', version: 'current' }, undefined)
  expect(await resolveAsset('./plot@2x.webp', base, site)).toMatchObject({
    ok: {
      src: expect.stringMatching(/^\/assets\/plot-2x\./),
      phone: { src: expect.stringMatching(/^\/assets\/plot-phone-2x\./), width: 15, height: 10, marks: ['20 60'] },
      marks: ['12 40', '60 50'],
    },
  })
  await writeFile(path.join(docs, 'marks.json'), '{')
  expect(await resolveAsset('./plot@2x.webp', base, site)).toHaveProperty('problem.code', 'invalid-marks')
})

test('accepts paths that are relative, from the static folder, or from the site’s folder', async () => {
  const logo = expect.stringMatching(/^image \/assets\/logo\.\w{8}\.svg 120x60$/)
  expect(await asset('/img/logo.svg')).toEqual(logo)
  expect(await asset('@site/static/img/logo.svg')).toEqual(logo)
  expect(await asset('../static/img/logo.svg')).toEqual(logo)
  expect(await asset('../../static/img/logo.svg', `${media}/page.md`)).toEqual(logo)
  expect(await asset('https://docs.example.org/img/logo.svg')).toEqual(logo)
  expect(await asset('@site/docs/media/peak.svg#peak')).toMatch(/^image \/assets\/peak\.\w{8}\.svg#peak 120x60$/)
  expect(await asset('./media/peak.svg?inline')).toMatch(/^image \/assets\/peak\.\w{8}\.svg 120x60$/)
})

test('makes names safe for any host', async () => {
  expect(await asset('./media/photo%20turned%20by%20exif.jpg')).toMatch(
    /^image \/assets\/photo-turned-by-exif\.\w{8}\.jpg 20x30$/,
  )
  const folder = path.relative('', test.info().outputPath('names'))
  await mkdir(folder, { recursive: true })
  for (const [name, expected] of [
    ['Spéctre (2).PDF', /^\/assets\/spectre-2\.\w{8}\.pdf$/],
    ['核磁.zip', /^\/assets\/file\.\w{8}\.zip$/],
    ['LICENSE', /^\/assets\/license\.\w{8}$/],
    [`${'long '.repeat(30)}.txt`, /^\/assets\/[a-z-]{60}\.\w{8}\.txt$/],
  ] as const) {
    await writeFile(path.join(folder, name), name)
    const published = await publishAsset(`${folder}/${name}`, assetDir())
    expect('ok' in published && published.ok.src).toMatch(expected)
  }
})

test('keeps external addresses, without a size', async () => {
  expect(await asset('https://example.com/a.png?x=1')).toBe('image https://example.com/a.png?x=1')
  expect(await asset('//example.com/a.mp4')).toBe('video https://example.com/a.mp4')
  expect(await asset('https://example.com/badge')).toBe('image https://example.com/badge')
  expect(await asset('https://example.com/max/1024/0*JU7V')).toBe('image https://example.com/max/1024/0*JU7V')
  expect(await asset('https://example.com/report.pdf?page=2')).toBe('file https://example.com/report.pdf?page=2')
  expect(await asset('pathname:///img/made-later.png?v=1')).toBe('image /img/made-later.png?v=1')
})

test('reports a missing file with its path and the nearest name', async () => {
  expect(await asset('./media/stil.png')).toBe(
    `error: "./media/stil.png" leads to nothing: there is no file ${media}/stil.png. Write "./media/still.png".`,
  )
  expect(await asset('media/Still.PNG')).toContain('Write "media/still.png".')
  expect(await asset('./media/photo turned by exif.jpeg')).toContain('Write "./media/photo%20turned%20by%20exif.jpg".')
  expect(await asset('/img/logos.svg')).toBe(
    `error: "/img/logos.svg" leads to nothing: there is no file ${content}/static/img/logos.svg. Write "/img/logo.svg".`,
  )
  expect(await asset('./images/x.png')).toBe(
    `error: "./images/x.png" leads to nothing: there is no folder ${content}/docs/images. Add the file, or correct the path.`,
  )
  expect(await asset('./media')).toContain(`there is no file ${content}/docs/media.`)
})

test('reports a file whose content does not match its extension', async () => {
  expect(await asset('./media/damaged.png')).toBe(
    `error: The size of ${media}/damaged.png cannot be read: the file is damaged, or its extension is wrong. Export it again, with the extension of its format.`,
  )
  expect(await asset('./media/pointer.png')).toBe(
    `error: ${media}/pointer.png is a Git LFS pointer instead of the file itself. Run "git lfs pull".`,
  )
  await expect(readdir(assets()), 'nothing was copied').rejects.toThrow('ENOENT')
})

test('rejects paths out of the content folder, and schemes other than http and https', async () => {
  for (const src of ['../../../../etc/passwd', '..%2f..%2f..%2f..%2fetc%2fpasswd', '/../../x.png', '@site/../x.png']) {
    expect
      .soft(await asset(src))
      .toBe(
        `error: "${src}" leads out of the content folder ${content}. Move the file into ${content} and refer to it there.`,
      )
  }
  expect(await asset('data:image/png;base64,AAAA')).toContain('has a scheme that is not allowed')
  expect(await asset('JavaScript:alert(1)')).toContain('has a scheme that is not allowed')
  expect(await asset('mailto:a@example.org')).toBe(
    'error: The address "mailto:a@example.org" names no file. Write the path of a file, or an address that starts with https:.',
  )
  expect(await asset('')).toBe('error: The address "" names no file. Write the path of a file.')
  expect(await asset('#x')).toContain('names no file')
})

test('reads a file once until it changes, and copies it again if the copy is gone', async () => {
  const folder = path.relative('', test.info().outputPath('source'))
  const file = `${folder}/notes.txt`
  await mkdir(folder, { recursive: true })
  await writeFile(file, 'one')
  const [first, second] = await Promise.all([publishAsset(file, assetDir()), publishAsset(file, assetDir())])
  expect(second).toBe(first)
  expect(await publishAsset(file, assetDir())).toBe(first)

  await rm(assets(), { recursive: true })
  const third = await publishAsset(file, assetDir())
  expect(third).toEqual(first)
  expect(await readdir(assets())).toHaveLength(1)

  await writeFile(file, 'two')
  await utimes(file, 1, 1)
  expect(await publishAsset(file, assetDir())).not.toEqual(first)
  expect(await readdir(assets())).toHaveLength(2)
})
