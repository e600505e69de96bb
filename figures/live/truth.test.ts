import { expect, test } from '@playwright/test'
import { createFid } from '@/figures/physics/fid'
import { transformAt } from '@/figures/physics/fourier'
import type { Point } from '@/figures/svg/svg'
import { automaticPhase } from './automatic-phase'
import { baseline } from './baseline'
import { contours } from './contours'
import { integralLimits } from './integral-limits'
import { roles, startOf } from './kit/figure'
import { findFalseClaims, firstNumber, heightsOf, pathsOf, readoutOf } from './kit/sweep'
import { phase } from './phase'
import { ppmAndHertz } from './ppm-and-hertz'
import { truncation } from './truncation'
import { zeroFilling } from './zero-filling'

// What the sentences and the readouts claim, against the drawing or the physics, over the range of each pair of controls.

/** Heights of the curve in the accent colour above its zero line, the first or second of the drawing. */
function spectrumOf(drawing: string, zeroLine = 0): Float64Array {
  const zero = pathsOf(drawing, roles.line)[zeroLine]?.[0]?.[1] ?? 0
  return heightsOf(pathsOf(drawing, roles.accent)[0] ?? [], zero)
}

test('zero filling: every point lies on the grey curve, and the highest where the text says', () => {
  const resonances = [
    [7, 1],
    [0, 2],
    [-7, 1],
  ]
  const claims = findFalseClaims(zeroFilling, ({ power, place }, { drawing, seen, ...view }) => {
    const shifted = resonances.map(([hz = 0, amplitude = 0]) => ({ hz: hz + place, amplitude, width: 0.9 }))
    const fid = createFid(shifted, { count: 128, dwell: 1 / 128 })
    const heightAt = (hz: number) => transformAt(fid, hz).re
    const fine = Array.from({ length: 401 }, (_, index) => place - 0.4 + index / 500)
    const top = fine.reduce((best, hz) => (heightAt(hz) > heightAt(best) ? hz : best))
    const grid = Array.from({ length: 2 ** power * 4 + 1 }, (_, index) => -2 + index / 2 ** power)
    const point = grid.reduce((best, hz) => (heightAt(hz) > heightAt(best) ? hz : best))
    const [, percent, off] = /reaches (\d+) % of the true height, ([\d.]+) Hz from the top/.exec(seen) ?? []
    const [, grey = []] = pathsOf(drawing, roles.muted).filter((path) => path.length > 50)
    const heights = heightsOf(grey, 290)
    const left = Math.ceil(grey[0]?.[0] ?? 0)
    const dots = pathsOf(drawing, roles.second).at(-1) ?? []
    const beside = dots.filter(([x, y]) => Math.abs((heights[Math.round(x) - left] ?? 290 - y) - (290 - y)) > 12)
    const highest = Math.max(...dots.map(([, y]) => 290 - y)) / Math.max(...heights)
    return [
      beside.length > 0 && `${beside.length} points beside the curve`,
      Math.abs((100 * heightAt(point)) / heightAt(top) - Number(percent)) > 0.6 && `not ${percent} %`,
      Math.abs(Math.abs(point - top) - Number(off)) > 0.006 && `${Math.abs(point - top)} Hz from the top, not ${off}`,
      Math.abs(100 * highest - readoutOf({ drawing, seen, ...view }, 'Highest point')) > 3 && `highest at ${highest}`,
    ]
  })
  expect(claims).toEqual([])
})

test('truncation: the wiggles of both signs are as large as drawn, and done is what a window has removed', () => {
  const sizeAt = (settings: Parameters<typeof truncation.render>[0]) =>
    readoutOf(truncation.render(settings), 'Largest wiggle')
  const claims = findFalseClaims(
    truncation,
    (settings, view) => {
      const heights = [...spectrumOf(view.drawing, 1)]
      const top = heights.indexOf(Math.max(...heights))
      // From the line to the right: what a later point rises above an earlier one.
      const drawn = heights.flatMap((from, index) =>
        index < top ? [] : [(100 * (Math.max(...heights.slice(index)) - from)) / (heights[top] ?? 1)],
      )
      const [largest, size] = [Math.max(...drawn), sizeAt(settings)]
      const [none = 0, ...others] = [0, 1, 2, 3].map((window) => sizeAt({ ...settings, window }))
      const longer = sizeAt({ ...settings, time: Math.min(3, settings.time + 0.5) })
      const advice = / A window[^.]*\./.exec(view.seen)?.[0] ?? ''
      return [
        // A pixel misses a little of a narrow top.
        Math.abs(largest - size) > 0.5 + size / 20 && `${size} %, but the drawing rises by ${largest}`,
        view.seen.includes('No wiggle') && largest > 1.6 && `none, with wiggles of ${largest}`,
        view.isMet === true && (settings.window === 0 || none < 0.9 || largest > 1.6) && `done at ${size} % of ${none}`,
        view.isMet !== true && settings.window > 0 && none > 1 && size < 0.9 && `not done at ${size} % of ${none}`,
        advice !== '' && Math.max(...others) >= size && `${advice} It leaves ${others} % of ${size}`,
        advice.includes('longer') && (longer >= size || settings.time === 3) && `${advice} ${longer} % of ${size}`,
        view.seen.includes('reduces') && size > none && `from ${none} to ${size}`,
      ]
    },
    [{ width: 0.1 }, { time: 0.6 }, { time: 0.75, width: 0.9 }],
  )
  expect(claims).toEqual([])
})

test('phase: the text speaks of lines that are there, as upright as it says', () => {
  const lines = [9, 7, 5, 3, 1]
  const claims = findFalseClaims(
    phase,
    ({ ph0, ph1, pivot }, { drawing, seen }) => {
      const heights = spectrumOf(drawing)
      const largest = Math.max(...heights.map(Math.abs))
      const angleAt = (ppm: number) => 60 + ph0 + ((ph1 - 140) * (10 - ppm)) / 10
      const drawnAt = (ppm: number) => (heights[Math.round((10 - ppm) * 54.4)] ?? 0) / (181 / 2.2)
      const upright = lines.filter((ppm) => Math.cos((angleAt(ppm) * Math.PI) / 180) > 0.996)
      const others = upright.filter((ppm) => ppm !== pivot).length
      const wrong = lines.find((ppm) => Math.abs(drawnAt(ppm) - Math.cos((angleAt(ppm) * Math.PI) / 180)) > 0.4)
      return [
        /line there|on a line/.test(seen) && !lines.includes(pivot) && `no line at ${pivot} ppm: ${seen}`,
        seen.includes('All five') !== (upright.length === 5) && `${upright.length} of five are upright: ${seen}`,
        /away from it are tilted/.test(seen) && others > 0 && `${others} of the other lines are upright: ${seen}`,
        seen.includes('then PH1') !== (seen.includes('move PH0') && ph1 !== 140) && `PH1 is ${ph1}: ${seen}`,
        /phase is right/.test(seen) && lines.includes(pivot) && !upright.includes(pivot) && 'not right at the pivot',
        wrong !== undefined && `the line at ${wrong} ppm is ${drawnAt(wrong)} of ${largest} high at ${angleAt(wrong)}°`,
      ]
    },
    [{ ph0: -60 }, { ph1: 140 }],
  )
  expect(claims).toEqual([])
})

test('automatic phase: the text knows where the lines point and which part of the area is below zero', () => {
  const claims = findFalseClaims(automaticPhase, ({ error, ph0 }, { drawing, readouts, seen }) => {
    const heights = spectrumOf(drawing)
    const [highest, lowest] = [Math.max(...heights), Math.min(...heights)]
    const [below, all] = [heights.filter((each) => each < 0), heights].map((part) =>
      part.reduce((sum, each) => sum + Math.abs(each), 0),
    )
    const part = (100 * (below ?? 0)) / (all ?? 1)
    const claimed = [/([\d.]+) % of the area lie below zero/.exec(seen)?.[1], new Map(readouts).get('Below zero')]
    const costAt = (ph0: number) => firstNumber(automaticPhase.render({ error, ph0 }).readouts[0]?.[1] ?? '')
    const best = firstNumber(readouts[1]?.[1] ?? '')
    return [
      ...claimed.map((text) => {
        const isFalse = text !== undefined && Math.abs(firstNumber(text) - part) > 3
        return isFalse && `${text} below zero, but ${part.toFixed(1)} % of the drawn area`
      }),
      /point down|upside down/.test(seen) !== -lowest > 1.2 * highest && `from ${lowest} to ${highest}: ${seen}`,
      seen.includes('positive') && -lowest > 0.1 * highest && `positive, but down to ${lowest} of ${highest}`,
      seen.includes('second') && costAt(ph0) > Math.min(costAt(ph0 - 10), costAt(ph0 + 10)) && 'a second minimum',
      costAt(best) > Math.min(...[-90, 0, 90, 180].map(costAt)) && `lowest at ${best}°`,
    ]
  })
  expect(claims).toEqual([])
})

test('baseline: the caption can be followed, and no advice is given that was followed already', () => {
  const errorAt = (settings: object) =>
    readoutOf(baseline.render({ ...startOf(baseline), ...settings }), 'Largest error')
  const lines = [7.6, 7.2, 4.1, 3.7, 1.5, 1.35, 1.2]
  const gaps: Array<[from: number, to: number]> = [
    [10, 7.8],
    [7, 4.3],
    [3.5, 1.7],
    [1, 0],
  ]
  const claims = findFalseClaims(
    baseline,
    (settings, view) => {
      const anchors = Object.values(settings)
      const distance = Math.min(...anchors.flatMap((ppm) => lines.map((line) => Math.abs(line - ppm))))
      const after = (new Map(view.readouts).get('after') ?? '').split(' : ').map(Number)
      const worst = Math.max(...[2, 2, 3].map((protons, index) => Math.abs((after[index] ?? 0) / protons - 1)))
      const isSpread = gaps.every(([from, to]) => anchors.some((ppm) => ppm < from && ppm > to))
      const [, from, to] = /There is no anchor between (\d[.\d]*) and (\d[.\d]*) ppm/.exec(view.seen) ?? []
      const inside = anchors.some((ppm) => ppm < Number(from) && ppm > Number(to))
      return [
        Math.abs(100 * worst - readoutOf(view, 'Largest error')) > 0.5 && `${after} is wrong by ${100 * worst} %`,
        /on each side|one to each side/.test(view.seen) && isSpread && `${after}: ${view.seen}`,
        from !== undefined && inside && `an anchor between ${from} and ${to}`,
        view.seen.includes('signal-free') && distance < 0.15 && `an anchor ${distance} ppm from a line`,
        view.seen.includes('on a signal') && distance > 0.25 && `no anchor within ${distance} ppm of a line`,
      ]
    },
    [{ a3: 6, a4: 2.7 }],
  )
  // The caption: anchors 3 and 4 apart, one to each side of the group at 4 ppm.
  for (const a3 of [5, 5.6, 6.2]) {
    for (const a4 of [2.2, 2.6, 3]) {
      if (errorAt({ a3, a4 }) > 5) claims.push(`anchors 3 and 4 at ${a3} and ${a4}: ${errorAt({ a3, a4 })} %`)
    }
  }
  expect(errorAt({})).toBeGreaterThan(8)
  expect(claims).toEqual([])
})

test('integral limits: what is inside and outside adds up, and wings are below half of the height', () => {
  const claims = findFalseClaims(integralLimits, ({ left, right, width }, view) => {
    const steps = Array.from({ length: 4000 }, (_, index) => right + ((left - right) * (index + 0.5)) / 4000)
    const sum = steps.reduce((sum, hz) => sum + 1 / (1 + ((2 * hz) / width) ** 2), 0)
    const part = (100 * sum * ((left - right) / 4000)) / ((Math.PI / 2) * width)
    const [inside = 0, outside = 0] = Array.from(view.seen.matchAll(/([\d.]+) %/g), ([, text]) => Number(text))
    return [
      Math.abs(part - readoutOf(view, 'Inside the limits')) > 0.1 && `${part} % are inside`,
      / % of the area/.test(view.seen) && Math.abs(inside + outside - 100) > 0.01 && `${inside} + ${outside} %`,
      view.seen.includes('farther than this drawing') !== (view.seen.includes('32 times') && 31.8 * width > 40.01) &&
        view.seen,
      view.seen.includes('wings') && Math.min(left, -right) < width / 2 && `no wings yet at ${left}: ${view.seen}`,
    ]
  })
  expect(claims).toEqual([])
})

test('ppm and hertz: one ppm is as many Hz as the field says, and the lines are 7.6 Hz apart as drawn', () => {
  const claims = findFalseClaims(ppmAndHertz, ({ field, place }, view) => {
    const ticks = [...view.drawing.matchAll(/<text x="([\d.]+)" y="28"[^>]*>(\d+)</g)]
    const [first, last] = [ticks[0], ticks.at(-1)].map((tick) => [Number(tick?.[1]), Number(tick?.[2])])
    const perPixel = ((last?.[1] ?? 0) - (first?.[1] ?? 0)) / ((last?.[0] ?? 0) - (first?.[0] ?? 1))
    const drawn = ticks.length > 1 ? Math.abs(perPixel) * (544 / 2.6) : field
    return [
      Math.abs(readoutOf(view, 'Cursor') - place * field) > 0.5 && 'the cursor',
      Math.abs(drawn / field - 1) > 0.02 && `one ppm drawn as ${drawn} Hz`,
      !view.seen.includes(`1 ppm is ${field} Hz`) && view.seen,
    ]
  })
  expect(claims).toEqual([])
})

/** Whether a closed line surrounds a place: a ray to the right crosses it an odd number of times. */
function isInside([x, y]: Point, loop: Point[]): boolean {
  return loop.reduce((inside, [x1, y1], index) => {
    const [x0, y0] = loop.at(index - 1) ?? [0, 0]
    return y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0) ? !inside : inside
  }, false)
}

test('contours: a signal is missing if no line surrounds it, and the noise shows if a line is far from all signals', () => {
  const peaks = [
    [4.3, 74],
    [4.16, 73],
    [3.78, 64.5],
    [3.3, 69],
  ].map(([f2 = 0, f1 = 0]): Point => [96 + ((4.6 - f2) / 1.6) * 404, 92 + ((f1 - 60) / 20) * 224])
  const seen = new Map<string, { missing: number; isNoisy: boolean }>()
  /** What the contour lines show, whose coordinates begin again at each M. */
  const look = (path: string) => {
    const loops = path.split(/(?=M)/).map((d) => pathsOf(`<path d="${d}" stroke="x">`, 'x')[0] ?? [])
    const isShown = ([left, top]: Point) =>
      loops.some(
        (loop) => isInside([left, top], loop) || loop.some(([x, y]) => Math.abs(x - left) < 8 && Math.abs(y - top) < 6),
      )
    const isFar = ([x, y]: Point) => peaks.every(([left, top]) => Math.hypot(x - left, y - top) > 60)
    return { missing: peaks.filter((peak) => !isShown(peak)).length, isNoisy: loops.some((loop) => loop.some(isFar)) }
  }
  const claims = findFalseClaims(contours, (_, view) => {
    const path = / d="([^"]*)"/.exec(view.drawing)?.[1] ?? ''
    const { missing, isNoisy } = seen.get(path) ?? look(path)
    seen.set(path, { missing, isNoisy })
    const number = /All four/.test(view.seen)
      ? 0
      : /One signal/.test(view.seen)
        ? 1
        : /(\d) signals/.exec(view.seen)?.[1]
    return [
      number !== undefined && Number(number) !== missing && `${missing} are missing: ${view.seen}`,
      view.seen.includes('through the noise') !== isNoisy &&
        `noise ${isNoisy ? 'shows' : 'does not show'}: ${view.seen}`,
      /though not from the slices/.test(view.seen) && `slices show only what lies along the cross: ${view.seen}`,
    ]
  })
  expect(claims).toEqual([])
})
