import type { ReactNode } from 'react'
import frame from '@/figures/live/kit/figure-frame.module.css'
import { figureWidth } from '@/figures/svg/svg'
import { drawStrip, stripHeight } from './draw-strip'
import styles from './line-finder.module.css'
import { text } from './texts'

interface LineFinderProps {
  /** Columns of the table of ¹H impurities, separated by `|`. */
  solvents?: string
  /** Shown when no compound of the tables has a line near. */
  children?: ReactNode
}

/** Questions that show what can be asked. */
const examples = [
  { shift: '2.05', solvent: '', meaning: text('exampleOne') },
  { shift: '1.26 2.05 4.12', solvent: 'CDCl3', meaning: text('exampleSeveral') },
  { shift: '1.09 2.50 3.38 3.43', solvent: '(CD3)2SO', meaning: text('exampleImpurity') },
  { shift: '77.16', solvent: '', meaning: text('exampleCarbon') },
]

type Choice = [value: string, shown: string]

const nuclei: Choice[] = [
  ['1H', '¹H'],
  ['13C', '¹³C'],
]
const twice = (name: string): Choice => [name, name]

/**
 * "What is this line?": a field for shifts, and the compounds of the page's tables that have lines there
 * (`line-finder.browser.ts`). Without scripts the tables remain.
 */
export function LineFinder({ solvents = '', children }: LineFinderProps) {
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
            <input
              className="ui-field"
              type="text"
              name="shift"
              placeholder="2.05 4.12"
              maxLength={200}
              enterKeyHint="search"
              spellCheck={false}
            />
          </label>
          <Choices legend={text('nucleus')} name="nucleus" choices={nuclei} />
          <Choices legend={text('solvent')} name="solvent" choices={[['', text('notKnown')], ...names.map(twice)]} />
        </div>
        <div className={styles.answer}>
          <p data-summary="" tabIndex={-1} />
          <ol data-candidates="" />
          <div data-examples="">
            <p>{text('tryIt')}</p>
            <ul>
              {examples.map(({ shift, solvent, meaning }) => (
                <li key={shift}>
                  <a href={`?${new URLSearchParams({ shift, ...(solvent && { solvent }) })}`}>{shift}</a> {meaning}
                </li>
              ))}
            </ul>
          </div>
        </div>
      </form>
      <div className={styles.none} data-none="" hidden>
        <ul />
        {children}
      </div>
      <figure className={styles.strip}>
        <svg
          viewBox={`0 0 ${figureWidth} ${stripHeight}`}
          width={figureWidth}
          height={stripHeight}
          role="img"
          aria-label={text('emptyAxis', { nucleus: '¹H' })}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing.
          dangerouslySetInnerHTML={{ __html: `<g>${drawStrip({ nucleus: '1H' })}</g>` }}
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
