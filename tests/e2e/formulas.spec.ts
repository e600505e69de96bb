import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { onSharedPage, test as site } from './on-site'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const test = onSharedPage(site, 'formulas/')

test.beforeEach(async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Formulas')
  // Chromium draws what grows only with a font that has a MATH table.
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Site Math"'))).toBe(true)
})

test('puts the numbers of isotopes in front of their letter, above and below, without overlap', async ({ page }) => {
  const isotopes = page.locator('math', { has: page.locator('mmultiscripts') })
  expect(await isotopes.count()).toBeGreaterThan(6)
  for (const [name, letter, numbers] of [
    ['isotope', 'C', ['13']],
    ['isotope', 'H', ['1']],
    ['isotopes, large numbers', 'Th', ['227', '90']],
    ['isotope by hand', 'N', ['14', '7']],
  ] as const) {
    const formula = cellOf(page, name).locator('math', { hasText: letter }).filter({ hasText: numbers[0] }).first()
    const base = await boxOf(formula, letter)
    const [above, below] = await Promise.all(numbers.map((number) => boxOf(formula, number)))
    if (!above) throw new Error('No number is above the letter.')
    for (const number of [above, below ?? above]) {
      expect(number.right, name).toBeLessThanOrEqual(base.left + 1)
      expect(number.right, name).toBeGreaterThan(base.left - 4)
    }
    expect(middle(above), name).toBeLessThan(middle(base))
    if (!below) continue
    expect(middle(below), name).toBeGreaterThan(middle(base))
    expect(below.right, name).toBeCloseTo(above.right, 0)
  }
})

test('draws arrows of reactions as long as their labels, and vectors above their letters', async ({ page }) => {
  for (const text of ['above', 'Th']) {
    const arrow = page.locator('math', { hasText: text }).getByText('→', { exact: true }).first()
    expect(await inkBeside(arrow), text).toBeGreaterThan(0.85)
    expect(width(await boxOf(arrow.locator('..'))), text).toBeGreaterThan(30)
  }
  const reaction = page.locator('math', { hasText: 'above' })
  expect((await boxOf(reaction, 'above')).bottom).toBeLessThanOrEqual(middle(await boxOf(reaction, '→')))

  const vector = cellOf(page, 'vectors').locator('math').first()
  const [letter, above] = [await boxOf(vector, 'B'), await boxOf(vector, '→')]
  expect(above.bottom).toBeLessThan(middle(letter))
  expect(above.left).toBeGreaterThan(letter.left - 4)
  expect(above.right).toBeLessThan(letter.right + 8)
})

test('shows letters of the mathematical alphabets in the font of the site', async ({ page }) => {
  for (const [name, letters] of [
    ['double-struck', 'ℝℂ𝔸'],
    ['script', 'ℒ𝒜ℱ'],
    ['bold', '𝐁𝝎𝟏'],
    ['Fraktur, sans, typewriter', '𝔤𝖠𝚌'],
  ] as const) {
    const text = (await cellOf(page, name).locator('math').allTextContents()).join('')
    for (const letter of letters) expect(text, name).toContain(letter)
  }
  const loaded = await page.evaluate(
    () =>
      [...document.fonts].filter(({ family, status }) => family.includes('Site Math') && status === 'loaded').length,
  )
  expect(loaded).toBe(4)
})

test('stretches lines, braces and accents over what they cover, and fences around it', async ({ page }) => {
  const covers = cellOf(page, 'wide accents').locator('math')
  const braces = page.locator('math', { hasText: '⏞' })
  for (const [formula, sign, side] of [
    [covers.nth(2), '‾', -1],
    [covers.nth(3), '_', 1],
    [braces, '⏞', -1],
    [braces, '⏟', 1],
  ] as const) {
    const line = formula.getByText(sign, { exact: true })
    expect(await inkBeside(line), sign).toBeGreaterThan(0.9)
    const [letter] = await boxesOf(line.locator('..').locator('mi').first())
    expect(Math.sign(middle(await boxOf(line)) - middle(letter ?? (await boxOf(line)))), sign).toBe(side)
  }

  const fences = page.locator('math', { hasText: '∑' }).filter({ hasText: '{' })
  const [parenthesis, fraction] = [await boxOf(fences, '('), await boxOf(fences.locator('mfrac').first())]
  expect(parenthesis.top).toBeLessThanOrEqual(fraction.top + 2)
  expect(parenthesis.bottom).toBeGreaterThanOrEqual(fraction.bottom - 2)
})

test('draws boxes around their content, and strokes through it', async ({ page }) => {
  const boxes = cellOf(page, 'boxes').locator('math')
  for (const formula of [boxes.nth(0), boxes.nth(1), boxes.nth(3)]) {
    const box = formula.locator('mrow').first()
    await expect(box).toHaveCSS('border-top-style', 'solid')
    const [outer, inner] = [await boxOf(box), await boxOf(box.locator(':is(mi, mtext)').first())]
    expect(inner.left - outer.left).toBeGreaterThan(2)
    expect(outer.right - inner.right).toBeGreaterThan(2)
    expect(inner.top - outer.top).toBeGreaterThan(0)
    expect(outer.bottom - inner.bottom).toBeGreaterThan(0)
  }
  const strokes = cellOf(page, 'strokes').locator('math')
  await expect(strokes).toHaveCount(4)
  for (const formula of await strokes.all()) {
    const stroke = formula.locator('menclose > :last-child')
    await expect(stroke).not.toHaveCSS('clip-path', 'none')
    await expect(stroke).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    const [line, letter] = [await boxOf(stroke), await boxOf(formula.locator('mi').first())]
    expect(line.left).toBeLessThanOrEqual(letter.left + 2)
    expect(line.right).toBeGreaterThanOrEqual(letter.right - 2)
    expect([line.top < middle(letter), line.bottom > middle(letter)]).toEqual([true, true])
  }
})

test('aligns the lines of environments at their signs', async ({ page }) => {
  const aligned = page.locator('math', { hasText: 'hhhh' })
  const signs = await boxesOf(aligned, '=')
  expect(signs).toHaveLength(3)
  for (const sign of signs) expect(sign.left).toBeCloseTo(signs[0]?.left ?? 0, 0)
  const [first, longest] = [await boxOf(aligned, 'a'), (await boxesOf(aligned, 'h')).at(-1)]
  expect(first.right).toBeCloseTo(longest?.right ?? 0, -1)

  const cases = page.locator('math', { hasText: 'otherwise' })
  const [one, minus] = [await boxOf(cases, '1'), await boxOf(cases, '−')]
  expect(Math.abs(one.left - minus.left)).toBeLessThan(4)
  const [brace, table] = [await boxOf(cases, '{'), await boxOf(cases.locator('mtable'))]
  expect(brace.bottom - brace.top).toBeGreaterThan((table.bottom - table.top) * 0.8)

  const array = page.locator('math', { hasText: 'centre' })
  await expect(array.locator('mtd').first()).toHaveCSS('border-bottom-style', 'solid')
  await expect(array.locator('mtd').first()).toHaveCSS('border-right-style', 'solid')
  const cells = array.locator('mtr').nth(1).locator('mtd')
  const [left, right] = [await boxOf(cells.nth(0)), await boxOf(cells.nth(2))]
  expect((await boxOf(cells.nth(0).locator('mi'))).left).toBeCloseTo(left.left, 0)
  expect((await boxOf(cells.nth(2).locator('mi'))).right).toBeCloseTo(right.right, 0)
})

test('shows numbers and tags at the right edge, and their formulas in the middle', async ({ page }) => {
  for (const [content, numbers] of [
    ['E=hν', ['(3.1)']],
    ['ddd', ['(1)', '(2)', '(A)']],
    ['ref', ['(3)']],
    ['+i+j', ['(4)']],
  ] as const) {
    const frame = page.locator('.math-display', { hasText: content }).filter({ hasText: numbers[0] })
    const edge = await boxOf(frame)
    for (const number of numbers) {
      const box = await boxOf(frame, number)
      expect(Math.abs(edge.right - box.right), number).toBeLessThan(2)
    }
  }
  const frame = page.locator('.math-display', { hasText: '(3.1)' })
  const [edge, sign] = [await boxOf(frame), await boxOf(frame, '=')]
  expect(Math.abs((edge.left + edge.right) / 2 - (sign.left + sign.right) / 2)).toBeLessThan(24)
})

test('raises primes once, and reads formulas with a screen reader without copies', async ({ page }) => {
  const primes = cellOf(page, 'primes').locator('math').first()
  const [letter, prime] = [await boxOf(primes, 'f'), await boxOf(primes, '′')]
  // A prime in a script would begin above the letter.
  expect(Math.abs(prime.top - letter.top)).toBeLessThan(6)
  expect(prime.left).toBeGreaterThanOrEqual(letter.right - 2)
  await expect(page.locator('math').first()).toHaveRole('math')
  await expect(page.locator('#main .prose [style]')).toHaveCount(0)
})

/** The cell beside a name. */
function cellOf(page: Page, name: string): Locator {
  return page
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('cell')
    .last()
}

/** The box of the first element with a text, or of the whole. */
async function boxOf(whole: Locator, text?: string): Promise<Box> {
  const [box] = await boxesOf(whole, text)
  if (!box) throw new Error(`There is no "${text}".`)
  return box
}

/** The boxes of the smallest elements with a text. */
function boxesOf(whole: Locator, text?: string): Promise<Box[]> {
  return whole.first().evaluate((element, wanted) => {
    const parts = [element, ...element.querySelectorAll('*')].filter((each) =>
      wanted === undefined ? each === element : each.children.length === 0 && each.textContent?.trim() === wanted,
    )
    return parts.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect()
      return { left, right, top, bottom }
    })
  }, text)
}

/** The share of the width of an element's parent in which a part of it is drawn; Chromium's boxes of what it stretches are too short. */
async function inkBeside(part: Locator): Promise<number> {
  const page = part.page()
  await part.scrollIntoViewIfNeeded()
  const [strip, whole] = [await boxOf(part), await boxOf(part.locator('..'))]
  const clip = { x: whole.left, y: strip.top, width: width(whole), height: Math.max(2, strip.bottom - strip.top) }
  const picture = sharp(await page.screenshot({ clip })).greyscale()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  // A thin line between two rows of pixels is grey.
  const isInked = (column: number) => data.some((value, at) => at % info.width === column && value < 200)
  return Array.from({ length: info.width }, (_, column) => isInked(column)).filter(Boolean).length / info.width
}

function middle({ top, bottom }: Box): number {
  return (top + bottom) / 2
}

function width({ left, right }: Box): number {
  return right - left
}
