import { expect, test } from '@playwright/test'
import { renderMarkdown } from '@/tests/render-markdown'

/** The content of a formula's `math` element. */
async function mathOf(tex: string, isDisplay = false): Promise<string> {
  const { html } = await renderMarkdown(isDisplay ? `$$\n${tex}\n$$` : `$${tex}$`)
  return /<math[^>]*>(.*)<\/math>/.exec(html)?.[1] ?? ''
}

const isotope = (letter: string, below: string, above: string) =>
  `<mmultiscripts><mi mathvariant="normal">${letter}</mi><mprescripts></mprescripts>${below}${above}</mmultiscripts>`

test('writes numbers in front of a letter as its scripts, without invisible copies', async () => {
  expect(await mathOf('\\ce{^{13}C}')).toBe(isotope('C', '<mrow></mrow>', '<mn>13</mn>'))
  expect(await mathOf('\\ce{^{13}_6C}')).toBe(isotope('C', '<mn>6</mn>', '<mn>13</mn>'))
  expect(await mathOf('\\prescript{13}{6}{\\mathrm{C}}')).toBe(isotope('C', '<mn>6</mn>', '<mn>13</mn>'))
  const reaction = await mathOf('\\ce{^{14}_7N2 + ^2H2 -> ^1H}', true)
  expect(reaction.match(/<mmultiscripts>/g)).toHaveLength(3)
  expect(reaction).not.toMatch(/mphantom|style=/)
})

test('writes letters of the mathematical alphabets', async () => {
  expect(await mathOf('\\mathbb{R}')).toBe('<mi>ℝ</mi>')
  expect(await mathOf('\\mathcal{L}')).toBe('<mi>ℒ</mi>')
  expect(await mathOf('\\mathbf{B}_0')).toBe('<msub><mi>𝐁</mi><mn>0</mn></msub>')
  expect(await mathOf('\\boldsymbol{\\omega}\\mathfrak{g}\\mathtt{c}')).toBe('<mi>𝝎</mi><mi>𝔤</mi><mi>𝚌</mi>')
})

test('puts primes beside their letter, since fonts draw them raised', async () => {
  const prime = '<mo lspace="0em" rspace="0em">′</mo>'
  const primed = `<mrow><mi>f</mi>${prime}</mrow>`
  expect(await mathOf("f'")).toBe(`<mi>f</mi>${prime}`)
  expect(await mathOf("f'=f''")).toContain(`${primed}<mo>=</mo><mrow><mi>f</mi>${prime}${prime}</mrow>`)
  expect(await mathOf("f'_{12}")).toBe(`<msub>${primed}<mn>12</mn></msub>`)
  expect(await mathOf("f'^2+1")).toMatch(`<msup>${primed}<mrow><mn>2</mn></mrow></msup>`)
})

test('draws lines above and below as accents, and boxes as borders', async () => {
  expect(await mathOf('\\overline{a}')).toBe('<mover><mi>a</mi><mo stretchy="true">‾</mo></mover>')
  expect(await mathOf('\\underline{a}')).toBe('<munder><mi>a</mi><mo stretchy="true">_</mo></munder>')
  for (const box of ['\\fbox{a}', '\\boxed{a}'])
    expect(await mathOf(box)).toMatch(/^<mrow[^>]* style="padding:3pt;border:1px solid/)
  expect(await mathOf('\\cancelto{0}{x}')).toMatch(
    /^<msup><menclose notation="updiagonalstrike">.*<mn>0<\/mn><\/msup>$/,
  )
})

test('numbers one line of a multline, each of align, and keeps tags', async () => {
  const numbersOf = async (tex: string) => (await mathOf(tex, true)).match(/<mtext>\(\w+\)<\/mtext>/g)?.join('')
  expect(await numbersOf('\\begin{multline} a \\\\ b \\end{multline}')).toBe('<mtext>(1)</mtext>')
  expect(await numbersOf('\\begin{align} a \\\\ b \\tag{A} \\\\ c \\end{align}')).toBe(
    '<mtext>(1)</mtext><mtext>(A)</mtext><mtext>(2)</mtext>',
  )
  expect(await mathOf('a \\tag{2}', true)).toMatch(/<mtd style="padding:0;width:50%" class="tml-right"><mtext>\(2\)/)
})
