import { chromium } from '@playwright/test'
import { startServer } from '../lib/server/static-server.ts'
import { launchOptions } from '../tests/browser/launch-options.ts'
const dir = process.argv[2] ?? 'out', tag = process.argv[3] ?? 'a'
const server = await startServer({ dir, port: 0 })
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
await page.goto(server.url + '/help/phase/')
for (const q of (process.argv[4] ?? 'zero,z,xylophone,spectrm peeks').split(',')) {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill(q)
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `/tmp/hs/${tag}-modal-${q.replace(/\W/g,'_')}.png` })
  await page.keyboard.press('Escape')
}
for (const q of (process.argv[5] ?? 'zero,xylophone').split(',')) {
  await page.goto(server.url + '/search/?q=' + encodeURIComponent(q))
  await page.waitForTimeout(2500)
  await page.screenshot({ path: `/tmp/hs/${tag}-page-${q.replace(/\W/g,'_')}.png` })
}
await browser.close(); await server.close()
