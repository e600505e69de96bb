import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawFiles, findFigures } from './find-figures'

try {
  for (const { figure } of await findFigures(process.argv.slice(2))) {
    for (const [name, text] of drawFiles(figure)) await write(path.join('content', name), text)
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, text)
  console.log(`${file}  ${(text.length / 1000).toFixed(1)} kB`)
}
