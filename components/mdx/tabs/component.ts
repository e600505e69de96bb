import { type CheckedElement, defineComponents } from '@/lib/site/component'
import { diagnose } from '@/lib/site/problems/diagnostic'

/** Alternatives, shown one at a time. */
export const tabs = defineComponents({
  tags: {
    Tabs: {
      kind: 'block',
      attributes: { values: {}, defaultValue: {}, groupId: {}, queryString: {} },
      child: {
        name: 'TabItem',
        otherwise: diagnose('text-between-tabs'),
        none: diagnose('tabs-without-tab'),
        computed: diagnose('computed-tab'),
      },
      check: checkTabs,
    },
    TabItem: {
      kind: 'block',
      attributes: { value: { required: diagnose('tab-without-value') }, label: {}, default: {} },
      parent: { name: 'Tabs', otherwise: diagnose('tab-outside-tabs') },
      text: { lead: 'label' },
    },
  },
  markup: () => import('./tabs'),
  behavior: 'components/mdx/tabs/tabs.browser.ts',
})

function checkTabs(tabs: CheckedElement): void {
  /** Undefined for values known only when the page runs. */
  const values: Array<string | undefined> = []
  for (const tab of tabs.children) {
    if (tab && tab.name !== 'TabItem') continue
    const value = tab?.read('value')
    if (value !== undefined && values.includes(value)) tab?.report(diagnose('repeated-tab', { value }), 'value')
    values.push(value)
  }
  const chosen = tabs.read('defaultValue')
  if (chosen === undefined || values.includes(undefined) || values.includes(chosen)) return
  tabs.report(diagnose('unknown-default-tab', { value: chosen, values: values.map(String) }), 'defaultValue')
}
