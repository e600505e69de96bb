import { Children, isValidElement, type ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/lib/site/settings/icons'
import { t } from '@/lib/site/text'
import styles from './admonition.module.css'

interface AdmonitionProps {
  /** One of the kinds below; otherwise a note. */
  type?: string
  title?: ReactNode
  /** Replaces the icon of the kind. */
  icon?: ReactNode
  id?: string
  className?: string
  children?: ReactNode
}

const kinds: Record<string, { icon?: IconName; title: string }> = {
  note: { icon: 'note', title: t('admonitionNote') },
  summary: { title: t('admonitionSummary') },
  tip: { icon: 'tip', title: t('admonitionTip') },
  info: { icon: 'info', title: t('admonitionInfo') },
  warning: { icon: 'warning', title: t('admonitionWarning') },
  caution: { icon: 'warning', title: t('admonitionCaution') },
  danger: { icon: 'danger', title: t('admonitionDanger') },
  success: { icon: 'success', title: t('admonitionSuccess') },
  important: { icon: 'info', title: t('admonitionImportant') },
}

/** A call-out: `:::tip Title` in Markdown, with the title as the first child. */
export function Admonition({ type = 'note', title, icon, id, className = '', children }: AdmonitionProps) {
  const kind = Object.hasOwn(kinds, type) ? type : 'note'
  const look = kinds[kind] ?? { title: t('admonitionNote') }
  const { ownTitle, body } = splitTitle(children)
  return (
    <aside role="note" id={id} className={`admonition ${styles.admonition} ${className}`.trim()} data-kind={kind}>
      <p className={`admonition-title ${styles.title}`}>
        {icon ?? (look.icon && <Icon name={look.icon} />)}
        <span>{title ?? ownTitle ?? look.title}</span>
      </p>
      {body.length > 0 && <div className={`ui-flow ${styles.body}`}>{body}</div>}
    </aside>
  )
}

function splitTitle(children: ReactNode): { ownTitle?: ReactNode; body: ReactNode[] } {
  const all = Children.toArray(children)
  const first = all.find((child) => typeof child !== 'string' || child.trim() !== '')
  if (!isValidElement<{ className?: string; children?: ReactNode }>(first)) return { body: all }
  if (first.props.className !== 'admonition-title') return { body: all }
  return { ownTitle: first.props.children, body: all.filter((child) => child !== first) }
}
