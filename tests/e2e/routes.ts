import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Every page of the built site as its canonical path, such as `/help/phase/`. */
export function readRoutes(out = 'out'): string[] {
  return (
    readdirSync(out, { recursive: true, encoding: 'utf8' })
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => file === 'index.html' || (file.endsWith('/index.html') && !/^(_|404\/)/.test(file)))
      // Redirects are not pages.
      .filter((file) => !readFileSync(path.join(out, file), 'utf8').includes('http-equiv="refresh"'))
      .map((file) => `/${file.slice(0, -'index.html'.length)}`)
      .sort()
  )
}
