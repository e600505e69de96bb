import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { environment } from '@/lib/site/environment'

/** The inline scripts of pages, by the names of their files in `components/inline`. */
export const inlineScriptNames = ['head', 'analytics', 'recovery', 'trees', 'tabs'] as const

/** The name of an inline script. */
export type InlineScriptName = (typeof inlineScriptNames)[number]

/** The folder of the bundled inline scripts, which are rewritten for each language. */
export function inlineScriptDir(): string {
  return `${environment.assetDir}-inline`
}

/** The text of an inline script; undefined before the scripts are bundled. */
export function readInlineScript(name: InlineScriptName): string | undefined {
  const file = path.join(inlineScriptDir(), `${name}.js`)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
