import { readText } from '@/lib/content/source/read'
import { type ComponentKinds, componentKinds } from '@/lib/mdx/component-names'

const mapFile = 'components/mdx/index.ts'

/**
 * The components that pages can use, read from the text of their map, because only Next can load the style sheets that it
 * imports; throws when the map is not written as expected.
 */
export async function readComponentKinds(): Promise<ComponentKinds> {
  const text = await readText(mapFile)
  return componentKinds({ blocks: readNames(text, 'blocks'), inline: readNames(text, 'inline') })
}

function readNames(text: string, list: string): Record<string, true> {
  const entries = new RegExp(`^const ${list} = \\{([\\w\\s,:]*)\\}`, 'm').exec(text)?.[1]
  if (entries === undefined) throw new Error(`${mapFile} holds no plain list "const ${list} = { … }".`)
  return Object.fromEntries([...entries.matchAll(/(\w+)(?:\s*:\s*\w+)?/g)].map(([, name = '']) => [name, true]))
}
