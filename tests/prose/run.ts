import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseProse } from './parse'
import { checkProse, type Finding, findAvoidedWords } from './rules'

const names = new Set((await readText('tests/prose/names.txt')).split('\n').filter(Boolean))
const lines = (await Promise.all([...(await listFiles()).map(checkFile), checkTexts()])).flat()
console.log(lines.length > 0 ? lines.join('\n') : 'No problems.')
process.exitCode = lines.length > 0 ? 1 : 0

async function listFiles(): Promise<string[]> {
  const inContent = await readdir('content', { recursive: true })
  // The rules and words are those of English; translations follow their own.
  const names = inContent.map((name) => name.replaceAll(path.sep, '/'))
  const pages = names.filter((name) => /\.mdx?$/.test(name) && !name.startsWith('i18n/'))
  return ['README.md', 'CONTRIBUTING.md', ...pages.sort().map((name) => `content/${name}`)]
}

/** The texts of the interface; their comments are for translators. */
async function checkTexts(): Promise<string[]> {
  const file = 'lib/site/texts/en.yml'
  const found = (await readText(file))
    .split('\n')
    .flatMap((text, index) => (text.startsWith('#') ? [] : findAvoidedWords(text, index + 1)))
  return found.map((finding) => format(finding, file))
}

async function checkFile(file: string): Promise<string[]> {
  const text = await readText(file)
  return findings(text, file).map((finding) => format(finding, file))
}

function findings(text: string, file: string): Finding[] {
  try {
    return checkProse(parseProse(text, file), names)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return [
      { line: 1, found: `The text cannot be read: ${reason}.`, fix: 'The build reports where, and what to write.' },
    ]
  }
}

function format({ line, found, fix }: Finding, file: string): string {
  return `${file}:${line}  ${found} ${fix}`
}

async function readText(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
}
