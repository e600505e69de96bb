import path from 'node:path'
import type { Plugin } from 'rolldown'
import { componentFolders } from '@/lib/mdx/components'

/** Fills `components/mdx/behaviors.ts` with the behaviour of all components for writers. */
export const componentBehaviors: Plugin = {
  name: 'component-behaviors',
  load: {
    filter: { id: /[\\/]components[\\/]mdx[\\/]behaviors\.ts$/ },
    handler() {
      const files = componentFolders.flatMap(({ behavior }) => (behavior ? [path.resolve(behavior)] : []))
      const imports = files.map((file, index) => `import { setUp as setUp${index} } from ${JSON.stringify(file)}\n`)
      return `${imports.join('')}export const behaviors = [${files.map((_, index) => `setUp${index}`).join()}]`
    },
  },
}
