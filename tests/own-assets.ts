import { test } from '@playwright/test'

/** Publishes the assets of each test of a file into a separate folder; `content` is the content folder to read. */
export function publishApart(content?: string): void {
  test.beforeEach(({ browserName: _ }, testInfo) => {
    if (content) process.env.CONTENT_DIR = content
    process.env.ASSET_DIR = testInfo.outputPath('assets')
  })
  test.afterEach(() => {
    delete process.env.CONTENT_DIR
    delete process.env.ASSET_DIR
  })
}
