import type { PageBlock, SearchablePage } from '@/lib/search/records'

/** A site of so many pages, written like the real one: its own pages, then variations with words and titles of their own. */
export function varyPages(pages: SearchablePage[], count: number): SearchablePage[] {
  const random = createRandom(1)
  const pick = <T>(list: T[]): T => list[Math.floor(random() * list.length)] as T
  const words = [
    ...new Set(pages.flatMap(({ blocks }) => blocks.flatMap(({ text }) => text.match(/\p{L}{4,}/gu) ?? []))),
  ]
  // A larger site has a larger vocabulary: words are also put together from the beginnings and ends of others.
  const varyWord = (word: string): string => {
    const dice = random()
    if (dice > 0.2) return word
    return dice < 0.15 ? pick(words) : pick(words).slice(0, 4) + pick(words).slice(-4)
  }
  const varyText = (text: string): string => text.replace(/\p{L}{4,}/gu, varyWord)
  const vary = (page: SearchablePage, index: number): SearchablePage => ({
    ...page,
    path: `${page.path}${index}/`,
    title: varyText(`${page.title} ${pick(words)}`),
    blocks: page.blocks.map((block): PageBlock => ({ ...block, text: varyText(block.text) })),
  })
  const variations = Array.from({ length: Math.max(0, count - pages.length) }, (_, index) => vary(pick(pages), index))
  return [...pages.slice(0, count), ...variations]
}

/** Numbers that are the same at every run. */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
