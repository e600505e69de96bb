import type { ComponentFolder } from '@/lib/site/component'
import { admonition } from './admonition/component'
import { after } from './after/component'
import { codeBlock } from './code-block/component'
import { details } from './details/component'
import { exercise } from './exercise/component'
import { link } from './link/component'
import { printButton } from './print-button/component'
import { start } from './start/component'
import { tabs } from './tabs/component'
import { termList } from './term-list/component'
import { tocInline } from './toc-inline/component'
import { video } from './video/component'

/** The folders of components of every site; those of this site are in its extension. */
export const engineComponents: ComponentFolder[] = [
  tabs,
  admonition,
  details,
  codeBlock,
  tocInline,
  termList,
  exercise,
  start,
  link,
  after,
  video,
  printButton,
]
