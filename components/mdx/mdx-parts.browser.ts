import { onPage } from '@/components/navigation/page-life.browser'

/** Loads what works the parts of a text that most pages do not have. Without it they can be read, and so no error is shown. */
export function startMdxParts(): void {
  onPage((main) => {
    const load = (part: string, setUp: () => Promise<void>) =>
      main.querySelector(part) && setUp().catch(() => undefined)
    load('[data-tools]', async () => (await import('./code-block.browser')).setUpCodeBlocks(main))
    load('video[muted][loop]', async () => (await import('./video.browser')).setUpVideos(main))
    return undefined
  })
}
