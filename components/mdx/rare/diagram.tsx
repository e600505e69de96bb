import type { ReactNode } from 'react'
import { t } from '@/lib/site/text'
import { Details } from '../details'
import styles from './rare.module.css'

interface DiagramProps {
  /** The drawing, as the build made it. */
  svg: string
  caption?: string
  /** What readers who cannot see it are told; the caption when it has no other. */
  name?: string
  description?: string
  /** Its text as a block of code. */
  children: ReactNode
}

/** A diagram that was written in Mermaid, with its text below it. */
export function Diagram({ svg, caption, name = t('diagram'), description, children }: DiagramProps) {
  const drawing = svg.replace('<svg ', '<svg aria-hidden="true" ')
  return (
    <figure className={styles.diagram}>
      <div className="table-scroll" data-name={name}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build draws it, and escapes its texts. */}
        <div role="img" aria-label={name} dangerouslySetInnerHTML={{ __html: drawing }} />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
      <Details summary={t('diagramText')}>
        {description && <p>{description}</p>}
        {children}
      </Details>
    </figure>
  )
}
