import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { parse } from 'yaml'

interface SampleFacts {
  solvent: string
  reference?: number
  measured: number[]
  other: number[]
}

const factsByPage: Record<string, SampleFacts> = parse(readFileSync('tests/prose/sample-facts.yml', 'utf8'))

for (const [file, { solvent, reference = 0, measured, other }] of Object.entries(factsByPage)) {
  test(`uses the numbers of its sample in ${file}`, () => {
    const text = readFileSync(file, 'utf8').replace(/^---\n.*?\n---\n/s, '')
    const numbers = readNumbers(text)
    expect(text).toContain(solvent)
    const missing = measured.filter((fact) => !numbers.some((number) => isSame(Number(number), fact)))
    expect(missing, 'measured but missing on the page').toEqual([])
    // Only numbers with two decimals claim to be exact.
    const referenced = measured.map((fact) => fact + reference)
    const facts = [...measured, ...referenced, ...other]
    const exact = numbers.filter((number) => /\.\d\d$/.test(number))
    const unknown = exact.filter((number) => !facts.some((fact) => isSame(Number(number), fact)))
    expect(unknown, 'on the page but not measured').toEqual([])
  })
}

/** The numbers in the text, except in addresses, code, formulas and exercises. */
function readNumbers(text: string): string[] {
  const prose = text.replace(/<Exercise.*?<\/Exercise>|```.*?```|`[^`]*`|\]\([^)]*\)|\$\$.*?\$\$|\$[^$]*\$/gs, ' ')
  // A real minus sign belongs to its number; a hyphen or dash separates two.
  return [...prose.matchAll(/(?<![\d.])−?\d+(?:\.\d+)?(?![\d])/g)].map(([number]) => number.replace('−', '-'))
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6
}
