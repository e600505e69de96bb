import type { ReactNode } from 'react'
import frame from '@/figures/live/kit/figure-frame.module.css'
import { figureWidth } from '@/figures/svg/svg'
import { drawStrip } from './draw-strip'
import styles from './line-finder.module.css'
import { text } from './texts'

interface LineFinderProps {
  /** Solvents of the files of impurities, separated by `|`. */
  solvents?: string
  /** Shown when no compound of the files has a line near. */
  children?: ReactNode
}

/** Questions that show what can be asked. */
const examples = [
  { shift: '2.05', meaning: text('exampleOne') },
  { shift: '7.26 s 6.90 d 4.12 q 3.85 s 2.05 s 1.26 t', meaning: text('exampleSeveral') },
  { shift: '1.09 2.50 3.38 3.43', meaning: text('exampleImpurity') },
  { shift: '7.26 1.26 0.88', meaning: text('exampleForms') },
  { shift: '167.1 132.9 130.2 129.6 128.4 77.2 52.1 29.7', meaning: text('exampleCarbon') },
]

type Choice = [value: string, shown: string]

const nuclei: Choice[] = [
  ['', text('automatic')],
  ['1H', '¹H'],
  ['13C', '¹³C'],
]
const twice = (name: string): Choice => [name, name]

/**
 * "What is this line?": a field for a shift or a list, and the compounds to which its lines belong
 * (`line-finder.browser.ts`). Without scripts the tables remain.
 */
export function LineFinder({ solvents = '', children }: LineFinderProps) {
  const strip = drawStrip('1H')
  const names = solvents.split('|').map((name) => name.trim())
  return (
    <section
      className={`${frame.frame} ${frame.colors}`}
      data-part=""
      data-line-finder=""
      data-needs-js=""
      data-chrome=""
      aria-label={text('title')}
    >
      <form autoComplete="off">
        <div className={styles.question}>
          <label className={styles.field}>
            <span>{text('shift')}</span>
            <textarea
              className="ui-field"
              name="shift"
              rows={2}
              placeholder="δ 7.26 (s), 4.12 (q, J = 7.1 Hz), 2.05 (s), 1.26 (t)"
              maxLength={20_000}
              enterKeyHint="search"
              autoCapitalize="off"
              spellCheck={false}
            />
          </label>
          <Choices legend={text('nucleus')} name="nucleus" choices={nuclei} />
          <Choices legend={text('solvent')} name="solvent" choices={[['', text('notKnown')], ...names.map(twice)]} />
        </div>
        <div className={styles.answer}>
          <p data-summary="" tabIndex={-1} />
          <ol data-candidates="" />
          <div data-forms="" className={styles.forms} hidden />
          <ul data-ways-out="" />
          <div data-examples="">
            <p>{text('tryIt')}</p>
            <ul>
              {examples.map(({ shift, meaning }) => (
                <li key={shift}>
                  <a href={`?${new URLSearchParams({ shift })}`}>{shift}</a> {meaning}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </form>
      <div className={styles.none} data-none="" hidden>
        {children}
      </div>
      <figure className={styles.strip}>
        <svg
          viewBox={`0 0 ${figureWidth} ${strip.height}`}
          width={figureWidth}
          height={strip.height}
          role="img"
          aria-label={text('emptyAxis', { nucleus: '¹H' })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing.
          dangerouslySetInnerHTML={{ __html: `<g>${strip.body}</g>` }}
        />
        <figcaption>{text('caption')}</figcaption>
      </figure>
      <p className="visually-hidden" role="status" />
    </section>
  )
}

/** A choice of one of a few. */
function Choices({ legend, name, choices }: { legend: string; name: string; choices: Choice[] }) {
  return (
    <label className={styles.field}>
      <span>{legend}</span>
      <select className="ui-field" name={name}>
        {choices.map(([value, shown]) => (
          <option key={value} value={value}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  )
}
