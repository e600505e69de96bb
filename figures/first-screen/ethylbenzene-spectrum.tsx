import type { ReactNode } from 'react'
import { hexagon, hexagonCorner } from '@/figures/drawings/kit/structure'
import frame from '@/figures/live/kit/figure-frame.module.css'
import { curve, element, type Point } from '@/figures/svg/svg'
import { drawAxis, drawTrace } from './drawing'
import styles from './ethylbenzene-spectrum.module.css'
import { type Signal, signals } from './signals'
import { whole } from './view'

const shows =
  'Proton spectrum of ethylbenzene, from left to right: the multiplet c of the five aromatic protons at 7.2 ppm, a small line of water at 3.43 ppm, the quartet b of the CH₂ group at 2.60 ppm, and the tall triplet a of the CH₃ group at 1.19 ppm. The structure above the axis carries the same letters.'

const tools = [
  { act: 'out', label: 'Show more of the axis', icon: 'M3 8h10' },
  { act: 'in', label: 'Enlarge', icon: 'M3 8h10M8 3v10' },
  { act: 'whole', label: 'Whole spectrum', icon: 'M2 3v10M14 3v10M4.5 8h7M6.5 6l-2 2 2 2M9.5 6l2 2-2 2' },
]

/** The spectrum of the quick start with its structure; `operate.browser.ts` gives it the gestures of NMRium on the first touch. */
export function EthylbenzeneSpectrum({ children }: { children?: ReactNode }) {
  return (
    <figure className={`${frame.colors} ${styles.figure}`} data-part="" data-spectrum="">
      <figcaption suppressHydrationWarning data-readout="">
        {children}
      </figcaption>
      <div className={styles.stage}>
        <div role="img" aria-label={shows}>
          <Drawing className={styles.trace} content={drawTrace(whole)} />
          <Drawing className={styles.axis} content={drawAxis(whole)} />
        </div>
        <div
          className={styles.surface}
          role="slider"
          tabIndex={0}
          aria-label="Position in the spectrum"
          aria-describedby="spectrum-keys"
          aria-valuemin={whole.right}
          aria-valuemax={whole.left}
          aria-valuenow={whole.left}
          aria-valuetext={`${whole.left} ppm`}
          data-needs-js
          data-chrome
          suppressHydrationWarning
        />
        <Molecule />
      </div>
      <div className={styles.foot} data-needs-js data-chrome>
        <p>
          <span>Drag to zoom, double-click to return; after a click, the wheel sets the height.</span>
          <span>Swipe across to zoom, tap a letter.</span>
        </p>
        {tools.map(({ act, label, icon }) => (
          <button key={act} type="button" data-act={act} aria-label={label} title={label}>
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={icon} />
            </svg>
          </button>
        ))}
        <p id="spectrum-keys" hidden>
          Left and right arrows move, up and down change the height, Page Up and Page Down go from signal to signal,
          plus and minus zoom, Escape shows the whole spectrum.
        </p>
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
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which is text.
      dangerouslySetInnerHTML={{ __html: content }}
    />
  )
}

const ring = { centre: [46, 66] as Point, radius: 42, inner: 34, start: -90 }
const ipso = hexagonCorner(ring, 1)
/** Places of the groups in the structure, and the sizes of their discs; the style sheet has the same for the buttons. */
const groups: Record<NonNullable<Signal['letter']>, { at: Point; radius: number; letterAt: Point }> = {
  c: { at: ring.centre, radius: 50, letterAt: [ring.centre[0], ring.centre[1] + 6] },
  b: { at: [ipso[0] + 36, ipso[1] - 21], radius: 18, letterAt: [ipso[0] + 36, ipso[1] - 31] },
  a: { at: [ipso[0] + 72, ipso[1]], radius: 18, letterAt: [ipso[0] + 84, ipso[1] + 6] },
}
/** The structure; over each group lies a button, so that keyboards and fingers reach it. */
function Molecule() {
  const chain = curve([ipso, groups.b.at, groups.a.at], 'currentColor')
  const marked = Object.entries(groups).map(([letter, { at, radius, letterAt }]) => {
    const disc = element('circle', { cx: at[0], cy: at[1], r: radius })
    const text = element('text', { x: letterAt[0], y: letterAt[1] }, letter)
    return element('g', { 'data-signal': letter }, disc + (letter === 'c' ? hexagon(ring, 'currentColor') : '') + text)
  })
  return (
    <div className={styles.molecule}>
      <svg
        viewBox="0 0 184 116"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which is text.
        dangerouslySetInnerHTML={{ __html: marked.join('') + chain }}
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
              data-needs-js
              data-chrome
              suppressHydrationWarning
            />
          ),
      )}
    </div>
  )
}
