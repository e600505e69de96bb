import { expect, test } from '@playwright/test'
import { readJcamp } from '@/figures/jcamp/read-jcamp'
import { applyWindow } from '@/figures/physics/fid'
import { applyPhase } from '@/figures/physics/find-phase'
import { transform } from '@/figures/physics/fourier'
import { exponential } from '@/figures/physics/window-functions'
import { prepare } from './prepare'
import { testFidFile, testLines, testMegahertz, testRealFile, testSpectrumFile } from './test-files'
import { createZooms, measureLine, transformZoom, widthAt } from './zoom'

for (const [name, text] of Object.entries({
  fid: testFidFile(),
  complex: testSpectrumFile(),
  real: testRealFile(),
})) {
  const own = prepare(readJcamp(text), 'a.jdx')
  const zoomAt = createZooms(own)

  test(`has the same points as the whole spectrum, with and without a window: ${name}`, () => {
    const size = 2 ** Math.ceil(Math.log2(own.fid.re.length))
    for (const window of [() => 1, exponential(4)])
      for (const { ppm } of testLines) {
        const zoom = zoomAt(ppm, 1024)
        const part = transformZoom(zoom, window, 1)
        const all = transform(applyWindow(own.fid, window), size)
        const upright = applyPhase(all, own.phase)
        expect(part.step).toBeCloseTo(all.step, 9)
        const centre = Math.round(((zoom.ppm - own.carrier) * testMegahertz - all.first) / all.step)
        const zero = Math.round(-part.first / part.step)
        const height = upright[centre] ?? 0
        for (let away = -40; away <= 40; away++) {
          const difference = (part.re[zero + away] ?? 0) - (upright[centre + away] ?? 0)
          expect(Math.abs(difference), `${ppm} ppm, ${away} points away`).toBeLessThan(0.03 * Math.max(height, 0.1))
        }
      }
  })

  test(`measures the place and the width of a line: ${name}`, () => {
    for (const { ppm } of testLines) {
      const zoom = zoomAt(ppm, 1024)
      const line = measureLine(
        transformZoom(zoom, () => 1, 8),
        20,
      )
      expect(Math.abs(zoom.ppm + line.hz / testMegahertz - ppm)).toBeLessThan(0.002)
      expect(Math.abs(line.width - 3)).toBeLessThan(0.4)
      // The magnitude is wider, by √3.
      expect(Math.abs(widthAt(own, ppm) * testMegahertz - 3 * Math.sqrt(3))).toBeLessThan(1.1)
    }
  })
}
