import { existsSync, readdirSync, statSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import type { Scene } from './stage/scene'

const folder = 'scripts/pictures/scenes'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))

/** The most bytes of a file. A picture is loaded with its page, a clip when it is seen. */
const most = { avif: 60_000, webm: 120_000, mp4: 250_000 }

test('what each scene writes is beside its page, and small', async () => {
  const scenes = await Promise.all(files.map(async (file): Promise<Scene> => (await import(`./scenes/${file}`)).scene))
  expect(new Set(scenes.map(({ file }) => file)).size).toBe(scenes.length)
  for (const { file, play } of scenes) {
    for (const kind of play ? (['webm', 'mp4', 'avif'] as const) : (['avif'] as const)) {
      const path = `content/${file}@2x.${kind}`
      expect(existsSync(path), `${path} is missing: npm run pictures`).toBe(true)
      expect(statSync(path).size, path).toBeLessThanOrEqual(most[kind])
    }
  }
})
