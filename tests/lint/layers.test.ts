import { expect, test } from '@playwright/test'
import { listTree } from '@/lib/content/source/read'
import { readImports } from './imports'

/** The modules of the program, without tests and programs that only draw pictures. */
async function listModules(): Promise<string[]> {
  const trees = await Promise.all(
    ['app', 'components', 'figures', 'lib', 'scripts'].map(async (root) =>
      (await listTree(root)).map((name) => `${root}/${name}`),
    ),
  )
  return trees
    .flat()
    .filter((file) => /(?<!\.(?:test|spec))\.tsx?$/.test(file) && !/^(?:figures\/pictures|scripts\/fonts)\//.test(file))
}

const modules = new Set(await listModules())
const imported = new Map(
  [...modules].map((file): [string, string[]] => {
    const { values, types } = readImports(file)
    // A description names its markup, which only Next loads.
    const named = [...values, ...types].filter((name) => !isDescription(file) || !name.endsWith('.tsx'))
    return [file, named.filter((name) => modules.has(name))]
  }),
)

/** Whether a module describes components for writers: those import only `lib/site`, and `lib/mdx` imports them. */
function isDescription(file: string): boolean {
  return /^components\/mdx\/(?:list|[\w-]+\/component)\.ts$/.test(file)
}

/** The layer of a module: the descriptions of components, a folder of `lib` or `components`, or one of the others. */
function layerOf(file: string): string {
  if (isDescription(file)) return 'descriptions'
  const [root = '', folder = ''] = file.split('/')
  return root === 'lib' || root === 'components' ? `${root}/${folder}` : root
}

/** Modules that import each other, directly or through others. */
function findCircles(graph: ReadonlyMap<string, string[]>): string[][] {
  const reach = (from: string) => {
    const found = new Set<string>()
    const waiting = [...(graph.get(from) ?? [])]
    for (const name of waiting) {
      if (found.has(name)) continue
      found.add(name)
      waiting.push(...(graph.get(name) ?? []))
    }
    return found
  }
  const reached = new Map([...graph.keys()].map((name) => [name, reach(name)]))
  const inCircles = [...graph.keys()].filter((name) => reached.get(name)?.has(name))
  const circles = inCircles.map((name) =>
    inCircles.filter((other) => reached.get(name)?.has(other) && reached.get(other)?.has(name)),
  )
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()]
}

test('no modules import each other, also for types', () => {
  expect(modules.size).toBeGreaterThan(300)
  expect(findCircles(imported)).toEqual([])
})

test('folders form layers: none imports one that imports it, also for types', () => {
  const layers = new Map<string, string[]>()
  for (const [file, others] of imported) {
    const below = others.map(layerOf).filter((layer) => layer !== layerOf(file))
    layers.set(layerOf(file), [...(layers.get(layerOf(file)) ?? []), ...below])
  }
  const circles = findCircles(layers).map((circle) =>
    [...imported].flatMap(([file, others]) =>
      others
        .filter((other) => layerOf(other) !== layerOf(file))
        .filter((other) => circle.includes(layerOf(file)) && circle.includes(layerOf(other)))
        .map((other) => `${file} imports ${other}`),
    ),
  )
  expect(circles).toEqual([])
})

test('finds a circle of any length, and only its members', () => {
  const graph = { a: ['b'], b: ['c'], c: ['a', 'd'], d: ['e'], e: [], f: ['f'] }
  expect(findCircles(new Map(Object.entries(graph)))).toEqual([['a', 'b', 'c'], ['f']])
})
