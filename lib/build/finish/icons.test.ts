import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { siteConfigSchema } from '@/lib/site/config'
import { writeFolder } from '@/tests/write-folder'
import { writeIcons } from './icons'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#0a7178"/></svg>'
const config = {
  ...siteConfigSchema.parse({ title: 'Bench documentation', baseUrl: '/sub/', navbar: { title: 'Bench' } }),
}

test('draws the icon in all sizes, which the manifest lists', async () => {
  const folder = await writeFolder('out', { 'favicon.svg': svg })
  await writeIcons(folder, config)
  const sizeOf = (name: string) => sharp(path.join(folder, name)).metadata()
  const icon = await readFile(path.join(folder, 'favicon.ico'))
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  // The picture follows the only entry of the directory.
  expect(await sharp(icon.subarray(22)).metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
  expect(await sizeOf('apple-touch-icon.png')).toMatchObject({ format: 'png', width: 180, height: 180 })
  const manifest = JSON.parse(await readFile(path.join(folder, 'manifest.webmanifest'), 'utf8'))
  expect(manifest).toMatchObject({ name: 'Bench documentation', short_name: 'Bench', start_url: '/sub/' })
  for (const { src, sizes } of manifest.icons) {
    expect(src).toMatch(/^\/sub\/assets\/icon-\d+\.[0-9a-f]{8}\.png$/)
    const { width, height } = await sizeOf(src.replace('/sub/', ''))
    expect(`${width}x${height}`).toBe(sizes)
  }
})

test('names the icons of home screens after their content, which browsers keep for a year', async () => {
  const iconsOf = async (picture: string) => {
    const folder = await writeFolder('out', { 'favicon.svg': picture })
    await writeIcons(folder, config)
    return JSON.parse(await readFile(path.join(folder, 'manifest.webmanifest'), 'utf8')).icons
  }
  const icons = await iconsOf(svg)
  expect(await iconsOf(svg)).toEqual(icons)
  const changed: Array<{ src: string }> = await iconsOf(svg.replace('#0a7178', '#b3261e'))
  for (const { src } of changed) expect(icons).not.toContainEqual(expect.objectContaining({ src }))
})

test("keeps the writer's icons, and draws none from a bitmap", async () => {
  const folder = await writeFolder('out', { 'favicon.svg': svg, 'favicon.ico': 'own' })
  await writeIcons(folder, config)
  expect(await readFile(path.join(folder, 'favicon.ico'), 'utf8')).toBe('own')
  const other = await writeFolder('out', { 'icon.png': 'x' })
  await writeIcons(other, { ...config, look: { favicon: '/icon.png' } })
  await expect(readFile(path.join(other, 'favicon.ico'))).rejects.toThrow('ENOENT')
})
