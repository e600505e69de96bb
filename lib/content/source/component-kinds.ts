import { readText } from '@/lib/content/source/read'
import { type ComponentKinds, componentKinds } from '@/lib/mdx/component-names'

const mapFile = 'components/mdx/index.ts'

/**
 * The components that pages can use, read from the text of their map, because only Next can load the style sheets that it
 * imports; throws when the map is not written as expected.
 */
export async function readComponentKinds(): Promise<ComponentKinds> {
  const [blocks, inline] = await Promise.all([readNames(mapFile, 'blocks'), readNames(mapFile, 'inline')])
  return componentKinds({ blocks, inline })
}

/** The names in `const list = { A, B: C, ...others }`, those of `others` from the module that it is imported from. */
async function readNames(file: string, list: string): Promise<Record<string, true>> {
  const text = await readText(file)
  const entries = new RegExp(`^(?:export )?const ${list} = \\{([^}]*)\\}`, 'm').exec(text)?.[1]
  if (entries === undefined) throw new Error(`${file} holds no plain list "const ${list} = { … }".`)
  const names: Record<string, true> = {}
  for (const entry of entries.split(',').map((each) => each.trim())) {
    const [, spread, name] = /^(\.\.\.)?(\w+)/.exec(entry) ?? []
    if (name && spread) Object.assign(names, await readNames(sourceOf(name, { text, file }), name))
    else if (name) names[name] = true
    else if (entry) throw new Error(`${file}: "${entry}" in the list "${list}" has no name.`)
  }
  return names
}

function sourceOf(name: string, { text, file }: { text: string; file: string }): string {
  const module = new RegExp(`^import \\{ ${name} \\} from '@/(.+)'$`, 'm').exec(text)?.[1]
  if (module === undefined) throw new Error(`${file} does not import "${name}" by itself from "@/…".`)
  return `${module}.tsx`
}
