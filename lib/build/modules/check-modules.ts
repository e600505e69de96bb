import type { BuildFailure } from 'esbuild'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { resolvePackage } from '@/lib/content/modules/resolve-module'
import { type GivenModules, listExports, loadModules, moduleFolder } from '@/lib/content/modules/run-modules'
import { fromWorkingDir } from '@/lib/content/source/content-path'
import type { Problem } from '@/lib/content/source/problems'
import { contentDir } from '@/lib/content/source/read'
import { createDocusaurus, describeSite, pageParts } from '@/lib/mdx/imports/docusaurus-modules'
import type { Modules } from '@/lib/mdx/render'
import type { ModuleUse } from '@/lib/mdx/source'
import type { SiteConfig } from '@/lib/site/config'
import { translationOf } from '@/lib/site/locale'
import { useClient } from './module-plugins'

/** What pages that are rendered at build have of React. */
const serverReact = Object.fromEntries(
  Object.entries(React).filter(
    ([name]) => !/^use(?!Id$|Callback$|Memo$|DebugValue$|$)|^createContext$|Component$/.test(name),
  ),
)

/** The modules of a site with stand-ins for all that only a page gives them: enough to run the code of its texts. */
export async function loadForCheck(config: SiteConfig): Promise<Modules> {
  const docusaurus = createDocusaurus(describeSite(config))
  const given: GivenModules = {
    'site:docusaurus': {
      ...docusaurus,
      ...Object.fromEntries(pageParts.map((name) => [name, { default: React.Fragment }])),
    },
    ...{ react: serverReact, 'react/jsx-runtime': jsxRuntime },
    'site:island': { island: () => React.Fragment },
  }
  return { ...listExports(docusaurus), ...(await loadModules(given, moduleFolder(translationOf(config)))) }
}

/** What texts ask of modules that does not exist; what fails as soon as a module is loaded. */
export async function checkModules(uses: ModuleUse[], config: SiteConfig): Promise<Problem[]> {
  const modules = await loadForCheck(config)
  return uses.flatMap(({ module, name = '*', ...spot }) => {
    if (modules[`${module}#${name}`] !== undefined) return []
    const names = Object.keys(modules[`${module}#*`] ?? {})
    const found = name === 'default' ? `"${module}" has no default export.` : `"${module}" exports no "${name}".`
    const fix = names.length > 0 ? `It exports ${names.map((each) => `"${each}"`).join(', ')}.` : 'Export it there.'
    return [{ severity: 'error' as const, ...spot, found, fix }]
  })
}

/** Why modules could not be bundled or run: in the words of esbuild, where it has a place. */
export function describeFailures(error: unknown, uses: ModuleUse[]): Problem[] {
  const { errors } = error as Partial<BuildFailure>
  const [first] = uses
  if (!errors) {
    const reason = error instanceof Error ? error.message : String(error)
    const found = `A component or package of the content cannot be loaded: ${reason}.`
    const fix = /createContext|Component|use[A-Z]/.test(reason) ? useClient : 'Correct it.'
    return [{ severity: 'error', file: first?.file ?? '', ...(first?.line && { line: first.line }), found, fix }]
  }
  return errors.map(({ text, location, detail }) => {
    const missing = /^Could not resolve "([^"]+)"/.exec(text)?.[1]
    const packageFound = missing && /^[^./]/.test(missing) ? resolvePackage(missing, contentDir()) : undefined
    // What pages import has no place in the list that esbuild reads.
    const use = uses.find(({ module }) => module === missing) ?? first
    const isInFile = location && location.file !== '<stdin>'
    const spot = isInFile
      ? {
          file: fromWorkingDir(location.file),
          line: location.line,
          column: location.column + 1,
          source: location.lineText,
        }
      : { file: use?.file ?? '', ...(use?.line && { line: use.line }) }
    return {
      severity: 'error',
      ...spot,
      found: packageFound ? `The package of "${missing}" has no such file.` : text.replace(/\.?$/, '.'),
      fix: typeof detail === 'string' ? detail : 'Correct the import or the file.',
      ...(packageFound && 'problem' in packageFound && packageFound.problem),
    }
  })
}
