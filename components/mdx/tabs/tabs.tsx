import { Children, Fragment, isValidElement, type ReactElement, type ReactNode, useId } from 'react'
import { InlineScript } from '@/components/inline/inline-script'
import styles from './tabs.module.css'

/** Properties of one tab, which `<Tabs>` reads. */
interface TabItemProps {
  value?: string
  /** Text of the tab; the value when missing. */
  label?: string
  /** Whether this tab is open at first. */
  default?: boolean | string
  /** Attributes of the tab; only the class is used. */
  attributes?: { className?: string }
  children?: ReactNode
}

/** The content of one tab. */
export function TabItem({ children }: TabItemProps) {
  return children
}

/** In development React warns of a script that it renders in the browser. */
const isDevelopment = process.env.NODE_ENV === 'development'

interface TabsProps {
  /** Labels of the tabs, if the items have none. */
  values?: Array<{ value: string; label?: string; default?: boolean }>
  defaultValue?: string | null
  /** Groups of this name show the same choice, on every page. */
  groupId?: string
  /** Name of the choice in the address; `true` for that of the group. */
  queryString?: boolean | string
  className?: string
  children?: ReactNode
}

/**
 * Alternatives, shown one at a time (`tabs.browser.ts`). Without scripts, and in print, every panel shows under its label.
 */
export function Tabs({ values = [], defaultValue, groupId, queryString, className = '', children }: TabsProps) {
  const tabs = collectItems(children).map((item) => {
    const { value = '', label, default: isDefault, attributes } = item.props
    const listed = values.find((each) => each.value === value)
    const isInitial = isSet(isDefault ?? listed?.default)
    return { value, item, label: label ?? listed?.label ?? value, isInitial, className: attributes?.className }
  })
  const first = tabs.find(({ isInitial }) => isInitial) ?? tabs[0]
  const initial = defaultValue ?? first?.value
  const queryKey = typeof queryString === 'string' && queryString !== '' ? queryString : groupId
  const query = isSet(queryString) ? queryKey : undefined
  const id = useId()
  return (
    <>
      <div
        className={`${styles.tabs} ${className}`.trim()}
        data-part=""
        data-tabs=""
        data-tab-group={groupId || undefined}
        data-tab-query={query}
      >
        <div role="tablist" className={styles.list}>
          {tabs.map(({ value, label, className: tabClass }, index) => (
            <button
              key={value}
              className={tabClass}
              type="button"
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={value === initial}
              tabIndex={value === initial ? 0 : -1}
              data-value={value}
            >
              {label}
            </button>
          ))}
        </div>
        {tabs.map(({ value, label, item }, index) => (
          <div
            key={value}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            className={`ui-flow ${styles.panel}`}
            data-panel={index}
            data-closed={value === initial ? undefined : ''}
          >
            <p className={styles.label}>{label}</p>
            {item}
          </div>
        ))}
      </div>
      {(groupId ?? query) && !isDevelopment && <InlineScript name="tabs" />}
    </>
  )
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
