import { t } from '@/lib/site/text'
import styles from './nmrium.module.css'
import { application, openingAddress, samples } from './samples'
import { toolIcons } from './tool-icons'

/** A named example: what it is, and how to open it, fetch it, or see it here after a click that names the host. */
export function Sample({ id }: { id: string }) {
  const sample = Object.hasOwn(samples, id) ? samples[id] : undefined
  if (!sample) throw new Error(`No sample is called "${id}". There are ${Object.keys(samples).join(', ')}.`)
  const { title, nucleus, solvent, megahertz, points, source, licence, file } = sample
  const external = { rel: 'noopener noreferrer', 'data-external': '' }
  const opening = openingAddress(sample)
  return (
    <section className={styles.sample} aria-label={`${t('sample')}: ${title}`} data-part="" data-sample="">
      <p className={styles.title}>{title}</p>
      <p className={styles.facts}>
        {nucleus}, {megahertz} MHz, {solvent}, {points.toLocaleString('en')} {t('points')} ·{' '}
        <a href={source.href} {...external}>
          {source.name}
        </a>
        , {t('licence')}: {licence}
      </p>
      <p className={styles.actions}>
        <a className={styles.open} href={opening} {...external}>
          {t('openInProgram')}
        </a>
        <a href={file} download="" {...external}>
          {t('download')}
        </a>
        <button type="button" data-needs-js="">
          {t('showHere')} ({new URL(application).host})
        </button>
      </p>
      <template>
        <iframe className={styles.frame} src={opening} title={`NMRium: ${title}`} allowFullScreen />
      </template>
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
