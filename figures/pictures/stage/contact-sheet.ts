import { statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Stage } from './stage'

/** The files of a scene. */
export interface Shot {
  name: string
  files: string[]
}

/** Writes a page with all pictures and posters of a run, and a picture of that page; returns the page's path. */
export async function writeContactSheet(shots: readonly Shot[], stage: Stage): Promise<string> {
  const cells = shots.map(({ name, files }) => {
    const address = pathToFileURL(path.resolve(files.at(-1) ?? ''))
    const sizes = files.map((file) => `${(statSync(file).size / 1000).toFixed(0)} kB`).join(', ')
    return `<figure><img src="${address}"><figcaption>${name} · ${sizes}</figcaption></figure>`
  })
  const style = `body{margin:12px;display:grid;grid-template-columns:repeat(3,1fr);gap:12px;font:14px sans-serif;background:#e2e8f0}
    figure{margin:0}img{display:block;max-width:100%;max-height:420px}`
  const sheet = path.resolve('.cache/pictures/contact-sheet.html')
  await writeFile(sheet, `<!doctype html><meta charset="utf-8"><style>${style}</style>${cells.join('\n')}`)
  const page = await stage.blank
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto(pathToFileURL(sheet).href)
  await page.screenshot({ path: sheet.replace('.html', '.png'), fullPage: true, scale: 'css' })
  return sheet
}
