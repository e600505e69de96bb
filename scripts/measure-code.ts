import { readCodeFigures } from '../tests/house/code-figures'

const roots = process.argv.length > 2 ? process.argv.slice(2) : ['.']
const figures = await Promise.all(roots.map(readCodeFigures))
const names = [...(figures[0]?.keys() ?? [])]
const width = Math.max(...names.map(({ length }) => length))
for (const name of names) {
  console.log(name.padEnd(width), ...figures.map((figure) => String(figure.get(name) ?? '–').padStart(8)))
}
