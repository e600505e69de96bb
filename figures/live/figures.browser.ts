import { whenNear } from '@/figures/near.browser'
import type { OwnSpectrum } from '@/figures/own-spectrum/own-spectrum'
import { t } from '@/lib/site/text'
import type { LiveFigure } from './kit/figure'

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
  'repetition-time': async () => (await import('./repetition-time')).repetitionTime,
  'automatic-picking': async () => (await import('./automatic-picking')).automaticPicking,
  cosy: async () => (await import('./measured-cosy')).measuredCosy,
  hsqc: async () => (await import('./measured-hsqc')).measuredHsqc,
  hmbc: async () => (await import('./measured-hmbc')).measuredHmbc,
  'edited-hsqc': async () => (await import('./edited-hsqc')).editedHsqc,
  'fid-to-spectrum': async () => (await import('./bench/load.browser')).loadBench(),
}

/** What each figure with `takesFiles` becomes with the reader's spectrum. */
const ownFigures: Record<string, () => Promise<(own: OwnSpectrum) => LiveFigure>> = {
  phase: async () => (await import('./own/phase')).ownPhase,
  baseline: async () => (await import('./own/baseline')).ownBaseline,
  'line-broadening': async () => (await import('./own/line-broadening')).ownLineBroadening,
  'zero-filling': async () => (await import('./own/zero-filling')).ownZeroFilling,
  'fid-to-spectrum': async () => (await import('./bench/own-bench')).ownBench,
}

/** Makes the figures of a page interactive when they come near the window. */
export function setUp(main: HTMLElement): void {
  whenNear(main.querySelectorAll<HTMLElement>('[data-figure]:not([data-on-demand])'), start)
  for (const element of main.querySelectorAll<HTMLElement>('[data-on-demand]')) waitForStart(main, element)
}

/** Starts a figure when the reader asks for it, or follows a link to its settings. */
function waitForStart(main: HTMLElement, element: HTMLElement): void {
  const button = element.querySelector<HTMLButtonElement>('[data-start]')
  let isStarted = false
  const begin = async (): Promise<void> => {
    if (isStarted) return
    isStarted = true
    const hasFocus = document.activeElement === button
    if (button) button.textContent = button.dataset.start ?? ''
    await start(element)
    element.removeAttribute('data-on-demand')
    if (hasFocus) element.querySelector<HTMLElement>('fieldset input, fieldset button')?.focus()
  }
  const beginAsLinked = (): void => {
    const names = [...new URLSearchParams(location.search).keys()]
    if (names.some((name) => name.startsWith(`${element.dataset.figure}.`))) void begin()
  }
  button?.addEventListener('click', () => void begin())
  if (button) button.disabled = false
  main.addEventListener('page:query', beginAsLinked)
  beginAsLinked()
}

async function start(element: HTMLElement): Promise<void> {
  const load = figures[element.dataset.figure ?? '']
  if (!load) return
  try {
    const [{ operate }, { setUpFiles }, figure] = await Promise.all([
      import('./kit/operate.browser'),
      import('@/figures/own-spectrum/choose.browser'),
      load(),
    ])
    const replace = operate(element, figure)
    const show = async (own: OwnSpectrum): Promise<void> => {
      const [create, { nameOrigin }] = await Promise.all([ownFigures[figure.id]?.(), import('./own/origin')])
      if (create) replace({ figure: create(own), origin: nameOrigin(own) })
    }
    setUpFiles(element, { show, showExample: () => replace(undefined) })
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
