import { t } from '@/lib/site/text'

/** Prints the page, with `answers="none"` without the answers to its exercises; `print.browser.ts` handles it. */
export function PrintButton({ answers }: { answers?: string }) {
  return (
    <p data-needs-js="" data-chrome="">
      <button type="button" className="ui-button" data-print={answers ?? ''}>
        {t(answers ? 'printWithoutAnswers' : 'print')}
      </button>
    </p>
  )
}
