import { expect } from '@playwright/test'
import { testFidFile } from '../../figures/own-spectrum/test-files'
import { onShippedSite, test } from './on-browser'
import { click, drag, find, hover, inPage, openUntilIdle, withArgument } from './steps'

onShippedSite('zooms and scales the spectrum of the home page by pointer, wheel and keys', async ({ tab }) => {
  await openUntilIdle(tab, '')
  const surface = '[data-spectrum] [role=slider]'
  const isZoomed = () => document.querySelector('[data-spectrum]')?.hasAttribute('data-zoomed')
  const trace = () => document.querySelector('[data-spectrum] [data-signal=b]')?.getAttribute('d') ?? ''
  await hover(tab, surface)
  await inPage(tab, () => document.querySelector('[data-readout]')?.textContent).toContain('δ')
  await drag(tab, surface, 120)
  await inPage(tab, isZoomed).toBe(true)
  await tab.keyboard.press('f')
  await tab.keyboard.press('f')
  await inPage(tab, isZoomed).toBe(false)
  await click(tab, surface)
  const before = await tab.evaluate(trace, undefined)
  await tab.mouse.wheel(0, -100)
  await inPage(tab, trace).not.toBe(before)
  expect(await tab.evaluate(() => scrollY, undefined)).toBe(0)
  await tab.keyboard.press('PageDown')
  await inPage(tab, () => document.querySelector('[role=slider]')?.getAttribute('aria-valuetext')).toMatch(/\d/)
})

onShippedSite('marks the group under the pointer, also if the first touch loads the code', async ({ tab }) => {
  await tab.goto('')
  const active = () => document.querySelector('[data-spectrum]')?.getAttribute('data-active')
  await hover(tab, '[data-spectrum] [data-letter=b]')
  await inPage(tab, active).toBe('b')
  await click(tab, '[data-spectrum] [data-letter=b]')
  await inPage(tab, () => document.querySelector('[data-letter=b]')?.ariaPressed).toBe('true')
})

onShippedSite('lists what a line may be while its shift is typed, and writes it into the address', async ({ tab }) => {
  for (const width of [1280, 390]) {
    await tab.setViewportSize({ width, height: 800 })
    await openUntilIdle(tab, 'solvents/')
    await click(tab, '[name=shift]')
    await tab.keyboard.type('2.05 7.26')
    await inPage(tab, () => document.querySelectorAll('[data-candidates] li').length).toBeGreaterThan(0)
    await inPage(tab, () => location.search).toMatch(/shift=2\.05/)
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth, undefined)).toBeLessThanOrEqual(
      0,
    )
  }
})

test('draws a figure anew for a slider that keys and pointer move, and keeps both alike after a reload', async ({
  tab,
}) => {
  await openUntilIdle(tab, 'help/baseline/')
  const slider = '[data-figure] input[type=range]'
  await find(tab, '[data-figure]')
  await inPage(tab, () => document.querySelector('[data-figure] fieldset:disabled')).toBeNull()
  const value = () => Number(document.querySelector<HTMLInputElement>('[data-figure] input[type=range]')?.value)
  const drawing = () => document.querySelector('[data-figure] svg > g')?.innerHTML ?? ''
  await click(tab, slider)
  const [first, before] = [await tab.evaluate(drawing, undefined), await tab.evaluate(value, undefined)]
  await tab.keyboard.press('ArrowRight')
  await inPage(tab, value).toBeGreaterThan(before)
  await inPage(tab, drawing).not.toBe(first)
  const [second, moved] = [await tab.evaluate(drawing, undefined), await tab.evaluate(value, undefined)]
  await drag(tab, slider, 40)
  await inPage(tab, value).not.toBe(moved)
  await inPage(tab, drawing).not.toBe(second)

  const isAlike = () => {
    const input = document.querySelector<HTMLInputElement>('[data-figure] input[type=range]')
    const shown = (document.querySelector('[data-figure] output')?.textContent ?? '').replace('−', '-')
    return Math.abs(Number.parseFloat(shown) - Number(input?.value))
  }
  await tab.reload()
  await find(tab, '[data-figure]')
  await inPage(tab, () => document.querySelector('[data-figure] fieldset:disabled')).toBeNull()
  await withArgument(tab, isAlike, undefined).toBeLessThan(0.06)
})

onShippedSite(
  'draws a measured map in both signs, with a cross for the pointer and levels for the keys',
  async ({ tab }) => {
    await openUntilIdle(tab, '30_2d-spectra/colors/?edited-hsqc.f2=4&edited-hsqc.f1=49.3')
    const figure = '[data-figure=edited-hsqc]'
    await find(tab, `${figure} svg`)
    const verdict = () =>
      document.querySelector<HTMLElement>('[data-figure=edited-hsqc] [data-verdict]')?.dataset.verdict
    const lengths = () =>
      ['--accent', '--second'].map(
        (colour) =>
          document.querySelector(`[data-figure=edited-hsqc] path[stroke*="${colour}"]`)?.getAttribute('d')?.length ?? 0,
      )
    await inPage(tab, verdict).toBe('met')
    const [positive = 0, negative = 0] = await tab.evaluate(lengths, undefined)
    expect(Math.min(positive, negative)).toBeGreaterThan(200)
    await drag(tab, `${figure} .figure-handle`, 60)
    await inPage(tab, verdict).toBe('')
    const f2 = () => Number(document.querySelector<HTMLInputElement>('[data-figure=edited-hsqc] [name=f2]')?.value)
    expect(await tab.evaluate(f2, undefined)).toBeLessThan(3.8)
    await click(tab, `${figure} [name=lowest]`)
    await tab.keyboard.press('End')
    await inPage(
      tab,
      () =>
        document.querySelector('[data-figure=edited-hsqc] path[stroke*="--accent"]')?.getAttribute('d')?.length ?? 0,
    ).toBeLessThan(positive / 2)
  },
)

test("reads the reader's file in a worker, and draws it", async ({ tab }) => {
  await openUntilIdle(tab, 'help/baseline/')
  await find(tab, '[data-figure]')
  await inPage(tab, () => document.querySelector('[data-figure] fieldset:disabled')).toBeNull()
  // WebDriver has no common way to choose a file.
  await tab.evaluate((text) => {
    const input = document.querySelector<HTMLInputElement>('[data-figure] input[type=file]')
    const data = new DataTransfer()
    data.items.add(new File([text], 'mine.jdx'))
    if (input) input.files = data.files
    input?.dispatchEvent(new Event('change', { bubbles: true }))
  }, testFidFile())
  await inPage(tab, () => document.querySelector('[data-figure] [data-origin]')?.textContent).toContain('mine.jdx, ¹H')
  await inPage(tab, () => document.querySelector('[data-figure] [data-verdict]')?.textContent).toContain('1.00 ppm')
})

onShippedSite.describe('NMRium beside a tutorial', () => {
  // The request that finds out whether the host can be reached; the frame of this test has none.
  onShippedSite.use({ expectedFaults: /policy: connect-src/ })

  onShippedSite('shows one step at a time, ticks it by its answer, and closes with Escape', async ({ tab }) => {
    await tab.setViewportSize({ width: 1280, height: 800 })
    await openUntilIdle(tab, 'tutorials/abx-couplings/')
    await tab.evaluate(() => {
      const template = document.querySelector<HTMLTemplateElement>('[data-sample] template')
      template?.content.querySelector('iframe')?.setAttribute('src', 'about:blank')
    }, undefined)
    await click(tab, '[data-sample] button')
    const dockLeft = () => document.querySelector('[data-docked]')?.getBoundingClientRect().left ?? 0
    await inPage(tab, dockLeft).toBeGreaterThan(600)
    const headings = () =>
      [...document.querySelectorAll('article > h2')].filter((heading) => heading.checkVisibility()).length
    await inPage(tab, headings).toBe(0)
    await click(tab, 'main > nav > button:last-of-type')
    await inPage(tab, headings).toBe(1)
    await tab.keyboard.press('Enter')
    const field = 'li input[type=text]'
    const answer = await tab.evaluate(
      (selector) => document.querySelector(selector)?.closest<HTMLElement>('[data-exercise]')?.dataset.exercise ?? '',
      field,
    )
    const ticked = () => document.querySelectorAll('[data-tick]:checked').length
    await click(tab, field)
    await tab.keyboard.type(answer)
    await tab.keyboard.press('Enter')
    await inPage(tab, ticked).toBe(1)
    // Places of both halves, without a scrollbar between them.
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth, undefined)).toBeLessThanOrEqual(
      0,
    )
    await click(tab, '[role=separator]')
    await tab.keyboard.press('ArrowLeft')
    await inPage(tab, dockLeft).toBeLessThan(600)
    await tab.keyboard.press('Escape')
    await inPage(tab, () => document.querySelector('[data-docked]')?.checkVisibility()).toBe(false)
    await inPage(tab, headings).toBeGreaterThan(5)
    await tab.reload()
    await inPage(tab, ticked).toBe(1)
  })
})

onShippedSite('processes a measured FID step by step, with data that load when the reader starts', async ({ tab }) => {
  await openUntilIdle(tab, 'help/fid-to-spectrum/')
  const verdict = () => document.querySelector('[data-figure] [data-verdict]')?.textContent
  await inPage(tab, verdict).toContain('becomes its spectrum')
  await click(tab, '[data-figure] [data-start]')
  await inPage(tab, verdict).toContain('8192 points')
  await click(tab, '[name=transform]')
  await inPage(tab, verdict).toContain('the phase turns 61 times')
  await click(tab, '[name=filter]')
  await inPage(tab, verdict).toContain('The lines are tilted')
  await click(tab, '[name=ph0]')
  await tab.keyboard.press('ArrowLeft')
  await inPage(tab, () => document.querySelector<HTMLSelectElement>('[name=phase]')?.value).toBe('2')
})
