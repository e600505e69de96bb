import { expect, test } from '@playwright/test'
import { Problems } from '@/lib/site/problems/problems'
import { writeFolder } from '@/tests/write-folder'
import { readSiteConfig } from './site-config'

/** The announcement of a site that is built at this time. */
async function announcementAt(time: string, until = '') {
  process.env.SOURCE_DATE_EPOCH = String(Date.parse(time) / 1000)
  const folder = await writeFolder('site', { 'site.yml': `announcementBar: { id: news, content: News${until} }\n` })
  const { config } = await readSiteConfig(folder, new Problems())
  delete process.env.SOURCE_DATE_EPOCH
  return config.announcementBar?.id
}

test('leaves out an announcement from the day after its last one', async () => {
  expect(await announcementAt('2026-12-31T23:59:59Z', ', until: 2026-12-31')).toBe('news')
  expect(await announcementAt('2027-01-01T00:00:00Z', ', until: 2026-12-31')).toBeUndefined()
  expect(await announcementAt('2040-01-01T00:00:00Z')).toBe('news')
})
