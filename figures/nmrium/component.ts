import { defineComponents } from '@/lib/site/component'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { formatSample, listSamples, samples } from './samples'
import { listToolIcons, toolIcons } from './tool-icons'

const invalid = (message: string, hint: string) => diagnose('invalid-component', { message, hint })

/** Samples to open in NMRium, and the icons of its tools. */
export const nmrium = defineComponents({
  tags: {
    Sample: {
      kind: 'block',
      attributes: {
        id: {
          required: invalid('The sample has no id.', listSamples('')),
          values: Object.keys(samples),
          unknown: (id) => invalid(`There is no sample called "${id}".`, listSamples(id)),
        },
        minutes: {},
        level: {},
      },
      markdown: ({ attributes, locale }) => formatSample(attributes, locale),
    },
    ToolIcon: {
      kind: 'inline',
      attributes: {
        name: {
          required: invalid('The icon has no name.', listToolIcons('')),
          values: Object.keys(toolIcons),
          unknown: (name) => invalid(`There is no tool icon called "${name}".`, listToolIcons(name)),
        },
      },
      markdown: 'nothing',
    },
  },
  markup: () => import('./nmrium'),
  behavior: 'figures/nmrium/nmrium.browser.ts',
})
