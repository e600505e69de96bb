import { expect, test } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { InlineScript } from './inline-script'

test('stops a build that has not bundled the script, instead of leaving it out', () => {
  const { env } = process
  process.env = { ...env, ASSET_DIR: test.info().outputPath('none') }
  try {
    expect(renderToStaticMarkup(InlineScript({ name: 'head' }))).toBe('')
    Object.assign(process.env, { NODE_ENV: 'production' })
    expect(() => InlineScript({ name: 'head' })).toThrow(
      'The inline script "head" is not bundled. Build the site with `npm run build`.',
    )
  } finally {
    process.env = env
  }
})
