import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'
import { formatTabRestore } from '@/components/inline/tab-restore'
import { defined } from '@/lib/site/objects'
import { TabGroup } from './tab-group.client'
import { TabItem, type TabItemProps } from './tab-item'

interface TabsProps {
  /** Labels of the tabs, when the items do not carry them. */
  values?: Array<{ value: string; label?: string; default?: boolean }>
  defaultValue?: string | null
  /** Groups of this name show the same choice, on every page. */
  groupId?: string
  /** Name under which the choice stands in the address; `true` for that of the group. */
  queryString?: boolean | string
  className?: string
  children?: ReactNode
}

/** Alternatives of which one is shown at a time. */
export function Tabs({ values = [], defaultValue, groupId, queryString, className, children }: TabsProps) {
  const tabs = collectItems(children).map((item) => {
    const { value = '', label, default: isDefault } = item.props
    const listed = values.find((each) => each.value === value)
    return { value, item, label: label ?? listed?.label ?? value, isDefault: isSet(isDefault ?? listed?.default) }
  })
  checkValues(tabs.map(({ value }) => value))
  const first = tabs.find(({ isDefault }) => isDefault) ?? tabs[0]
  const queryKey = typeof queryString === 'string' && queryString !== '' ? queryString : groupId
  const query = isSet(queryString) ? queryKey : undefined
  return (
    <>
      <TabGroup
        tabs={tabs.map(({ value, label, item }) =>
          defined({ value, label, content: item, className: item.props.attributes?.className }),
        )}
        initial={defaultValue ?? first?.value ?? ''}
        {...defined({ className, groupId: groupId || undefined, queryKey: query })}
      />
      {(groupId ?? query) && <TabRestore />}
    </>
  )
}

/** Left out under the development server, where React warns of a script that it renders in the browser. */
function TabRestore() {
  if (process.env.NODE_ENV === 'development') return null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own text; it must run before the first paint.
  return <script dangerouslySetInnerHTML={{ __html: formatTabRestore() }} />
}

function collectItems(children: ReactNode): Array<ReactElement<TabItemProps>> {
  return Children.toArray(children).flatMap((child) => {
    if (typeof child === 'string' && child.trim() === '') return []
    if (isValidElement<TabItemProps>(child) && child.type === TabItem) return [child]
    if (isValidElement<{ children?: ReactNode }>(child) && child.type === Fragment)
      return collectItems(child.props.children)
    throw new Error('<Tabs> may hold only <TabItem>.')
  })
}

/** In plain HTML an attribute without a value is an empty string. */
function isSet(value: boolean | string | undefined): boolean {
  return value !== undefined && value !== false && value !== 'false'
}

/** For lists made by code: tabs written in the text are checked, with their lines, when it is compiled. Throws when two have one value. */
function checkValues(values: string[]): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index)
  if (twice !== undefined) throw new Error(`Two tabs of one <Tabs> have the value "${twice}".`)
}
