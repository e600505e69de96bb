import { expect } from '@playwright/test'
import { onSharedPage, onShippedSite } from '../../tests/e2e/on-site'
import { retype } from '../../tests/e2e/typing'
import { address, partsOf } from './finder-parts'

onShippedSite.describe('the finder', () => {
  const onPage = onSharedPage(onShippedSite, address)

  onPage.beforeEach(async ({ page }) => {
    const { finder, field, nucleus, solvent } = partsOf(page)
    await field.hover()
    await expect(finder.locator('svg path').first()).toHaveAttribute('d', /M/)
    await nucleus.selectOption('automatic')
    await solvent.selectOption('not known')
    await retype(field, '')
  })

  onPage('lists candidates of one shift with their partner lines', async ({ page }) => {
    const { field, solvent, items, summary } = partsOf(page)
    await solvent.selectOption('CDCl₃')
    await retype(field, '2,05')
    await expect(summary).toContainText('candidates for 2.05 ppm in CDCl₃')
    await expect(items.first()).toContainText('ethyl acetate')
    await expect(items.first().getByRole('listitem')).toHaveText([
      '2.05 CH₃CO, singlet found',
      '4.12 OCH₂, quartet, 7 Hz should appear too',
      '1.26 CH₂CH₃, triplet, 7 Hz should appear too',
    ])
  })

  onPage('explains a typed list by its solvent and impurities, and leaves the rest to the reader', async ({ page }) => {
    const { finder, field, items, summary } = partsOf(page)
    await retype(field, '7.26 6.90 4.12 3.85 2.05 1.26')
    await expect(summary).toHaveText('Four of six: CDCl₃ and ethyl acetate. Two are yours: 6.90 and 3.85.')
    await expect(items.locator('strong')).toHaveText(['CDCl₃', 'ethyl acetate', 'Your lines'])
    await expect(items.nth(1)).toContainText('3 of 3 lines')
    await expect(items.last().getByRole('listitem')).toHaveText(['6.90', '3.85'])
    await expect(finder.getByRole('img', { name: /and rows for CDCl₃, ethyl acetate, and Your lines/ })).toBeVisible()
  })

  onPage('reads the string of a publication with ranges', async ({ page }) => {
    const { field, summary } = partsOf(page)
    const text =
      '¹H NMR (400 MHz, DMSO-d₆) δ 7.30–7.20 (m, 5H), 4.03 (q, J = 7.1 Hz), 3.33 (s), 2.50 (p), 1.99 (s), 1.17 (t)'
    await retype(field, text)
    await expect(summary).toHaveText('Five of six: (CD₃)₂SO, water, and ethyl acetate. One is yours: 7.20–7.30.')
  })

  onPage('reads a pasted list with one line for each peak', async ({ page }) => {
    const { field, nucleus, summary } = partsOf(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => navigator.clipboard.writeText('77.16\r\n132.9\r\n52.1\r\n29.7\r\n'))
    await field.press('ControlOrMeta+v')
    await expect(summary).toHaveText('Two of four: CDCl₃ and grease. Two are yours: 132.90 and 52.10.')
    await nucleus.selectOption('¹H')
    await expect(summary).toContainText('None of the four lines')
  })

  onPage('asks for the form that decides, and takes the answer by keyboard', async ({ page }) => {
    const { finder, field, summary } = partsOf(page)
    await retype(field, '7.26 1.26 0.88')
    await expect(summary).toHaveText('All three: CDCl₃ and n-hexane.')
    await expect(finder.getByText('Which form does the signal at 1.26 have?')).toBeVisible()
    await finder.getByRole('button', { name: 'broad singlet' }).focus()
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('7.26 1.26 br s 0.88')
    await expect(summary).toHaveText('All three: CDCl₃ and grease.')
    await expect(summary).toBeFocused()
  })

  onPage('says what is wrong with a text that is no list', async ({ page }) => {
    const { field, items, summary } = partsOf(page)
    await retype(field, 'what is this?')
    await expect(summary).toContainText('This text has no shifts.')
    await expect(items).toHaveCount(0)
    await retype(field, '2904.6 1648.7')
    await expect(summary).toContainText('If they are in hertz')
  })

  onPage('announces its summary, and writes the question into the address, after a pause', async ({ page }) => {
    const { finder, field, solvent } = partsOf(page)
    await solvent.selectOption('CDCl₃')
    await retype(field, '2.05 4.12 q 1.26')
    await expect(finder.getByRole('status')).toHaveText('All three: ethyl acetate in CDCl₃.')
    expect(new URL(page.url()).search).toBe('?shift=2.05+4.12+q+1.26&solvent=CDCl3')
  })

  onPage('writes the question into the address at once by Enter, without a new line', async ({ page }) => {
    const { field, items } = partsOf(page)
    await retype(field, '1.94')
    await page.keyboard.press('Enter')
    expect(new URL(page.url()).search).toBe('?shift=1.94')
    await expect(field).toHaveValue('1.94')
    await expect(items.first()).toContainText('acetonitrile-d₃ in CD₃CN, residual signal of the solvent')
  })

  onPage('takes the nucleus and the solvent by keyboard', async ({ page }) => {
    const { field, nucleus, solvent, items } = partsOf(page)
    await retype(field, '2.16')
    await page.keyboard.press('Tab')
    await expect(nucleus).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(solvent).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(solvent).toHaveValue('CDCl₃')
    await expect(items.first()).toContainText('acetone')
  })
})
