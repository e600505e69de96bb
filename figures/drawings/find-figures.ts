import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type Figure, palettes, type SingleFile } from './kit/figure'
import { outlineText } from './kit/outline-text'

const folder = 'figures/drawings'
/** Shared code, no drawings. */
const kit = 'kit'

/** A figure with the name of the file that draws it. */
interface NamedFigure {
  name: string
  figure: Figure | SingleFile
}

/** Loads the figures with the given names, or all of them; throws if a name belongs to no figure. */
export async function findFigures(names: string[] = []): Promise<NamedFigure[]> {
  const files = listFiles()
  const unknown = names.filter((name) => !files.has(name))
  if (unknown.length > 0) {
    throw new Error(`No figure is called ${unknown.join(' or ')}. There are ${[...files.keys()].sort().join(', ')}.`)
  }
  const wanted = names.length > 0 ? names : [...files.keys()]
  return Promise.all(wanted.map(async (name) => ({ name, figure: await load(files.get(name) ?? '') })))
}

/** Draws a figure in each colour mode; returns the files by their path below `content`. */
export function drawFiles(figure: Figure | SingleFile): Map<string, string> {
  if ('write' in figure) return new Map([[figure.file, figure.write()]])
  return new Map(
    palettes.map((palette) => [`docs/${figure.path}.${palette.mode}.svg`, outlineText(figure.draw(palette))]),
  )
}

/** The file of each figure, by name. */
function listFiles(): Map<string, string> {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const files = folders
    .filter(({ name }) => name !== kit)
    .flatMap(({ name }) => readdirSync(path.join(folder, name)).map((file) => `./${name}/${file}`))
    .filter((file) => file.endsWith('.ts'))
  return new Map(files.map((file) => [path.basename(file, '.ts'), file]))
}

async function load(file: string): Promise<Figure | SingleFile> {
  const { figure }: { figure?: Figure | SingleFile } = await import(file)
  if (!figure) throw new Error(`${path.join(folder, file)} exports no \`figure\`.`)
  return figure
}
