import type { ReactNode } from 'react'
import { figureWidth } from '@/figures/svg/svg'
import { type Control, type LiveFigure, startOf, verdictOf } from './figure'
import styles from './figure-frame.module.css'
import { text } from './texts'

/** Title, task, drawing, disabled controls, readouts and verdict; `operate.browser.ts` enables the controls. */
export function FigureFrame({ figure, children }: { figure: LiveFigure; children?: ReactNode }) {
  const { id, title, shows, isMeasured, isOnDemand, isWide, height, controls } = figure
  const view = figure.render(startOf(figure))
  const name = `figure-${id}`
  const verdict = (
    <p id={`${name}-seen`} className={styles.verdict} data-verdict={view.isMet ? 'met' : ''}>
      {verdictOf(view)}
    </p>
  )
  return (
    <figure
      id={name}
      className={`${styles.frame} ${styles.colors} ${styles.figure}`}
      data-part="figure"
      data-figure={id}
      data-on-demand={isOnDemand ? '' : undefined}
    >
      <figcaption>
        <strong>
          {title}{' '}
          <small className={styles.note} data-origin="">
            {text(isMeasured ? 'measured' : 'simulated')}
          </small>
        </strong>{' '}
        <span data-task="">{children}</span>
      </figcaption>
      <div className={isWide ? styles.wide : styles.stage}>
        <div className={styles.drawing}>
          <svg
            viewBox={`0 0 ${figureWidth} ${height}`}
            width={figureWidth}
            height={height}
            role="img"
            aria-label={shows}
            aria-describedby={`${name}-seen`}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, which `render` returns as text.
            dangerouslySetInnerHTML={{ __html: `<g aria-hidden="true">${view.drawing}</g>` }}
          />
        </div>
        {isWide && verdict}
        {isOnDemand && (
          <p className={styles.start} data-needs-js="" data-chrome="">
            <button type="button" className="ui-action" data-start={text('starting')} disabled>
              {text('start')}
            </button>
          </p>
        )}
        <fieldset className={styles.controls} disabled data-needs-js="" data-chrome="" aria-label={title}>
          {Object.entries(controls).map(([key, control]) => (
            <ControlRow key={key} id={`${name}-${key}`} name={key} control={control} />
          ))}
          <div>
            <button type="button" data-reset="">
              {text('reset')}
            </button>
            <button type="button" data-copy="">
              {text('copyLink')}
            </button>
            {figure.takesFiles && <FileButtons id={`${name}-file`} />}
            <span role="status" data-copied="" />
          </div>
        </fieldset>
      </div>
      <dl className={styles.readouts}>
        {view.readouts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {!isWide && verdict}
      <p className="visually-hidden" role="status" />
    </figure>
  )
}

function FileButtons({ id }: { id: string }) {
  return (
    <>
      <span className={styles.file}>
        <input type="file" id={id} aria-describedby={`${id}-hint`} />
        <label htmlFor={id}>{text('chooseFile')}</label>
      </span>
      <button type="button" data-again="" hidden />
      <button type="button" data-example="">
        {text('showExample')}
      </button>
      <small id={`${id}-hint`} className={styles.note}>
        {text('fileHint')}
      </small>
      <span className={styles.fileStatus} role="status" data-file-status="" />
    </>
  )
}

function ControlRow({ id, name, control }: { id: string; name: string; control: Control }) {
  const { label, min, max, step, start, format, reversed, options, isSwitch } = control
  if (isSwitch)
    return (
      <div className={styles.switch}>
        <input type="checkbox" id={id} name={name} defaultChecked={start === 1} />
        <label htmlFor={id}>{label}</label>
      </div>
    )
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      {options ? (
        <select className="ui-field" id={id} name={name} defaultValue={start}>
          {options.map((option, index) => (
            <option key={option} value={index}>
              {option}
            </option>
          ))}
        </select>
      ) : (
        <>
          <output htmlFor={id} aria-live="off">
            {format(start)}
          </output>
          <input
            type="range"
            dir={reversed ? 'rtl' : 'ltr'}
            id={id}
            name={name}
            min={min}
            max={max}
            step={step}
            defaultValue={start}
            aria-valuetext={format(start)}
          />
        </>
      )}
    </div>
  )
}
