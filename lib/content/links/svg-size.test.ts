import { expect, test } from '@playwright/test'
import { readSvgSize } from './svg-size'

const cases: Array<[attributes: string, width: number, height: number]> = [
  ['width="40" height="30"', 40, 30],
  ["width='40px' height = '30.4'", 40, 30],
  ['viewBox="0 0 120 60"', 120, 60],
  ['viewBox="0,0,120.4,60.6"', 120, 61],
  ['viewBox=" -10\n-10   120\t60 "', 120, 60],
  ['width="200" viewBox="0 0 120 60"', 200, 100],
  ['width="auto" height="20" viewBox="0 0 120 60"', 40, 20],
  ['width="100%" height="100%" viewBox="0 0 120 60"', 120, 60],
  ['height="50%" width="80" viewBox="0 0 120 60"', 80, 40],
  ['width="2in" height="5mm"', 192, 19],
  ['width="10em" height="4ex"', 160, 29],
  ['width="30pt" height="3pc"', 40, 48],
  ['width="1e2" height="+20"', 100, 20],
  ['width="0.5" height="0.5" viewBox="0 0 10 10"', 1, 1],
  ['data-width="9" stroke-width="3" viewBox="0 0 120 60"', 120, 60],
  ['style="width:70px" viewBox="0 0 0 60"', 300, 150],
  ['width="200"', 200, 150],
  ['', 300, 150],
]

for (const [attributes, width, height] of cases) {
  test(`<svg ${attributes.replaceAll(/\s+/g, ' ')}> is ${width} by ${height}`, () => {
    expect(
      readSvgSize(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><g width="1" height="1"/></svg>`),
    ).toEqual({
      width,
      height,
    })
  })
}

test('the root is found behind a declaration, a document type and a comment', () => {
  const prolog = '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "<svg>">]><!-- <svg width="1" height="1"> -->'
  expect(readSvgSize(`${prolog}\n<svg:svg title="a > b" width="7" height="8"/>`)).toEqual({ width: 7, height: 8 })
})

test('text without an svg element has no size', () => {
  expect(readSvgSize('<html><svgs width="1" height="2"></svgs></html>')).toBeUndefined()
  expect(readSvgSize('')).toBeUndefined()
})
