import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'

const guides = ['README.md', 'CONTRIBUTING.md']
const commands: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts

for (const guide of guides) {
  const text = readFileSync(guide, 'utf8')

  test(`${guide} names only existing paths`, () => {
    const missing = namedPaths(text).filter((path) => !existsSync(path))
    expect(missing).toEqual([])
  })

  test(`${guide} names only existing commands`, () => {
    const named = [...text.matchAll(/npm (?:run )?([a-z0-9:]+)/g)].map(([, name = '']) => name)
    const missing = named.filter((name) => !['ci', 'install'].includes(name) && !Object.hasOwn(commands, name))
    expect(missing).toEqual([])
  })
}

/** Paths of the repository in backticks and links, except generated ones. */
function namedPaths(text: string): string[] {
  const inCode = [...text.matchAll(/`([\w.@[\]()-]+\/[\w./@[\]()-]*|[\w-]+\.(?:json|md|mjs|ts|yml))`/g)]
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)]
  const generated = /^(out|node_modules|\.next)\//
  return [...inCode, ...links].map(([, path = '']) => path).filter((path) => !generated.test(path))
}
