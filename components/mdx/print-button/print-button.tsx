import { t } from '@/lib/site/text'

/** Prints the page, with `only="exercises"` its exercises without answers; `print.browser.ts` handles it. */
export function PrintButton({ only = '' }: { only?: 'exercises' | '' }) {
  return (
    <p data-needs-js="" data-chrome="">
      <button type="button" className="ui-button" data-print={only}>
        {t(only ? 'printExercises' : 'print')}
      </button>
    </p>
  )
}
