import type { SiteConfig } from '@/lib/site/config'
import type { Snapshot } from './snapshot'

interface Version {
  name: string
  configFile: string
  docs: Pick<SiteConfig['docs'], 'path' | 'versions' | 'lastVersion'>
}

/** Tells the writer what was made and what to decide next. */
export function formatNextSteps(snapshot: Snapshot, { name, configFile, docs }: Version): string {
  const { folder, files, sidebarFile, versions, leavingLinks } = snapshot
  const lines = [
    `Version ${name} is a copy of the docs as they are now.`,
    `  ${folder}: ${files} ${files === 1 ? 'file' : 'files'}`,
    ...(sidebarFile ? [`  ${sidebarFile}`] : []),
    `  versions.json: ${versions.join(', ')}`,
    '',
    ...describeAddresses(name, docs, configFile),
  ]
  if (leavingLinks.length > 0) {
    lines.push('', 'These links leave the folder of the version. Correct or accept them:', ...leavingLinks)
  }
  return lines.join('\n')
}

function describeAddresses(name: string, { path: root, versions, lastVersion }: Version['docs'], configFile: string) {
  if (lastVersion !== undefined && lastVersion !== name) {
    return [`"docs.lastVersion" in ${configFile} keeps ${lastVersion} as the version that readers get first.`]
  }
  const { label, path } = versions.current ?? {}
  const below = `${root && `/${root}`}/${path || 'next'}`
  const lines = [`${name} takes the addresses at the docs root, and the folder "docs" is served below ${below}.`]
  if (path === '') {
    lines.push(`Set in ${configFile}, because both cannot be at the root:`)
    return [...lines, '  docs:', '    versions:', `      current: { label: ${label ?? 'Next'}, path: next }`]
  }
  lines.push(`To serve what is being written first, set "docs.lastVersion: current" in ${configFile}.`)
  return [...lines, 'Label, path and banner of each version are under "docs.versions" there.']
}
