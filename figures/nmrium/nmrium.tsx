import type { ReactNode } from 'react'
import { escapeHtml } from '@/lib/site/escape-html'
import { t } from '@/lib/site/text'
import styles from './nmrium.module.css'
import { formatProgramAddress } from './program-address'
import { drawSampleLines } from './sample-drawing'
import { describeAcquisition, findSample } from './samples'
import { text } from './texts'
import { toolIcons } from './tool-icons'

interface SampleProps {
  id: string
  /** What to look at in the spectrum. */
  children?: ReactNode
  /** At the top of a tutorial: about how long it takes, and whom it is for. The numbered steps of the page get checkboxes. */
  minutes?: number | string
  level?: string
}

/**
 * A named example: its spectrum, and how to open it, fetch it, or, in a wide window and after a click that names the host, see it
 * beside the text (`dock.browser.ts`).
 */
export function Sample({ id, children, minutes, level }: SampleProps) {
  const sample = findSample(id)
  const { title, nucleus, source, licence, file, axis } = sample
  const external = { rel: 'noopener noreferrer', 'data-external': '' }
  const opening = formatProgramAddress(sample)
  const { host } = new URL(opening)
  const drawing = axis && drawSampleLines(id, axis)
  // Pasting a structure and copying a text need the clipboard.
  const frame = `<iframe src="${escapeHtml(opening)}" title="NMRium: ${escapeHtml(title)}" allow="clipboard-read; clipboard-write; fullscreen"></iframe>`
  return (
    <section
      className={styles.sample}
      aria-label={`${text('sample')}: ${title}`}
      data-part=""
      data-sample=""
      data-tutorial={minutes}
    >
      {drawing && (
        <svg
          className={styles.drawing}
          viewBox={drawing.viewBox}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is drawn from numbers.
          dangerouslySetInnerHTML={{ __html: drawing.html }}
        />
      )}
      <div>
        <p className={styles.title}>
          {title} <span>{nucleus}</span>
        </p>
        {minutes && (
          <p>
            {minutes} min{level && ` · ${level}`}
          </p>
        )}
        {children}
        <p className={styles.facts}>
          {describeAcquisition(sample, text('points'))} ·{' '}
          <a href={source.href} {...external}>
            {source.name}
          </a>
          {licence && `, ${text('licence')}: ${licence}`}
        </p>
      </div>
      <p className={styles.actions}>
        <button className="ui-action" type="button" aria-expanded={false} disabled data-needs-js="">
          {text('showHere')} ({host})
        </button>
        <a href={opening} target="_blank" {...external}>
          {text('openInProgram')}
          <span className="visually-hidden"> {t('opensInNewTab')}</span>
        </a>{' '}
        <a href={file} download="" {...external}>
          {text('download')}
        </a>
      </p>
      <p role="alert" hidden>
        {text('offline', { host })}
      </p>
      {/* As HTML, because React does not find the children of a template when it hydrates. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, escaped. */}
      <template dangerouslySetInnerHTML={{ __html: frame }} />
    </section>
  )
}

/** The icon of a tool of NMRium in a line of text; its name stands beside it, so that it is not read aloud. */
export function ToolIcon({ name }: { name: string }) {
  const svg = Object.hasOwn(toolIcons, name) ? toolIcons[name] : undefined
  if (!svg) throw new Error(`No tool is called "${name}". There are ${Object.keys(toolIcons).join(', ')}.`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is that of a file of this folder.
  return <span className={styles.icon} dangerouslySetInnerHTML={{ __html: svg }} />
}
