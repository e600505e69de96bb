import { setUpSpectrum } from '@/figures/first-screen/wake.browser'
import { t } from '@/lib/site/text'
import type { LiveFigure } from './kit/figure'

/** Distance from the window at which the code of a figure is loaded. */
const near = '600px'

/** The code of each figure, by its id. */
const figures: Record<string, () => Promise<LiveFigure>> = {
  'line-broadening': async () => (await import('./line-broadening')).lineBroadening,
  'zero-filling': async () => (await import('./zero-filling')).zeroFilling,
  truncation: async () => (await import('./truncation')).truncation,
  phase: async () => (await import('./phase')).phase,
  'automatic-phase': async () => (await import('./automatic-phase')).automaticPhase,
  baseline: async () => (await import('./baseline')).baseline,
  multiplet: async () => (await import('./multiplet')).multiplet,
  'integral-limits': async () => (await import('./integral-limits')).integralLimits,
  'ppm-and-hertz': async () => (await import('./ppm-and-hertz')).ppmAndHertz,
  contours: async () => (await import('./contours')).contours,
}

/** Makes the figures of a page, and its line finder, interactive when they come near the window. */
export function setUpFigures(main: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        start(target)
      }
    },
    { rootMargin: near },
  )
  for (const element of main.querySelectorAll('[data-figure], [data-line-finder]')) observer.observe(element)
  setUpSpectrum(main)
}

async function start(element: HTMLElement): Promise<void> {
  if (element.dataset.lineFinder !== undefined) {
    // Without its code, the form loads the page with the question in the address.
    const part = await import('@/figures/line-finder/line-finder.browser').catch(() => undefined)
    part?.setUpLineFinder(element)
    return
  }
  const load = figures[element.dataset.figure ?? '']
  if (!load) return
  try {
    const [{ operate }, figure] = await Promise.all([import('./kit/operate.browser'), load()])
    operate(element, figure)
  } catch {
    offerReload(element)
  }
}

/** Offers a reload under the static drawing: offline, or after a new deployment. */
function offerReload(element: HTMLElement): void {
  const actions = element.querySelector('fieldset > :last-child')
  const reload = document.createElement('button')
  Object.assign(reload, { type: 'button', textContent: t('reload'), onclick: () => location.reload() })
  const failed = document.createElement('span')
  failed.textContent = t('partFailed')
  actions?.replaceChildren(failed, reload)
  const fieldset = element.querySelector('fieldset')
  if (fieldset) fieldset.disabled = false
  for (const input of element.querySelectorAll('input,select')) input.setAttribute('disabled', '')
}
