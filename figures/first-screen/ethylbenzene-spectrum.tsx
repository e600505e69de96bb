import type { ReactNode } from 'react'
import { hexagon } from '@/figures/drawings/kit/structure'
import frame from '@/figures/live/kit/figure-frame.module.css'
import { curve, element } from '@/figures/svg/svg'
import { drawAxis, drawTrace } from './drawing'
import styles from './ethylbenzene-spectrum.module.css'
import { signals } from './signals'
import { chain, groups, ring } from './structure'
import { text } from './texts'
import { whole } from './view'

const tools = [
  { act: 'out', icon: 'M3 8h10' },
  { act: 'in', icon: 'M3 8h10M8 3v10' },
  { act: 'whole', icon: 'M2 3v10M14 3v10M4.5 8h7M6.5 6l-2 2 2 2M9.5 6l2 2-2 2' },
]

/** The spectrum of the quick start with its structure; `operate.browser.ts` gives it the gestures of NMRium on the first touch. */
export function EthylbenzeneSpectrum({ children }: { children?: ReactNode }) {
  return (
    <figure className={`${frame.colors} ${styles.figure}`} data-part="" data-spectrum="">
      <figcaption data-readout="">{children}</figcaption>
      <div className={styles.stage}>
        <div role="img" aria-label={text('shows')}>
          <Drawing className={styles.trace} content={drawTrace(whole)} />
          <Drawing className={styles.axis} content={drawAxis(whole)} />
        </div>
        <div
          className={styles.surface}
          role="slider"
          tabIndex={0}
          aria-label={text('position')}
          aria-describedby="spectrum-keys"
          aria-valuemin={whole.right}
          aria-valuemax={whole.left}
          aria-valuenow={whole.left}
          aria-valuetext={`${whole.left} ppm`}
          data-needs-js=""
          data-chrome=""
        />
        <Molecule />
      </div>
      <div className={styles.foot} data-needs-js="" data-chrome="">
        <p>
          <span>{text('byMouse')}</span>
          <span>{text('byFinger')}</span>
        </p>
        {tools.map(({ act, icon }) => (
          <button key={act} type="button" data-act={act} aria-label={text(act)} title={text(act)}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={icon} />
            </svg>
          </button>
        ))}
        <p id="spectrum-keys" hidden>
          {text('byKeys')}
        </p>
      </div>
      <div className={styles.own} data-needs-js="" data-chrome="">
        <span className={frame.file}>
          <input type="file" id="spectrum-file" aria-describedby="spectrum-file-hint" />
          <label htmlFor="spectrum-file">{text('chooseFile')}</label>
        </span>
        <button type="button" data-again="" hidden />
        <button type="button" data-example="">
          {text('showExample')}
        </button>
        <span id="spectrum-file-hint">{text('fileHint')}</span>
        <span role="status" data-file-status="" />
      </div>
      <p className="visually-hidden" role="status" />
    </figure>
  )
}

function Drawing({ className, content }: { className?: string; content: string }) {
  return (
    <svg
      className={className}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which is text.
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}

/** The structure; over each group lies a button, so that keyboards and fingers reach it. */
function Molecule() {
  const marked = Object.entries(groups).map(([letter, { at, radius, letterAt }]) => {
    const disc = element('circle', { cx: at[0], cy: at[1], r: radius })
    const name = element('text', { x: letterAt[0], y: letterAt[1] }, letter)
    return element('g', { 'data-signal': letter }, disc + (letter === 'c' ? hexagon(ring, 'currentColor') : '') + name)
  })
  return (
    <div className={styles.molecule}>
      <svg
        viewBox="0 0 184 116"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which is text.
        dangerouslySetInnerHTML={{ __html: marked.join('') + curve(chain, 'currentColor') }}
      />
      {signals.map(
        ({ letter, meaning }) =>
          letter && (
            <button
              key={letter}
              type="button"
              data-letter={letter}
              aria-pressed="false"
              aria-label={`${letter}: ${meaning}`}
              data-needs-js=""
              data-chrome=""
            />
          ),
      )}
    </div>
  )
}
