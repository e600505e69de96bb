import type { PageBlock, SearchablePage } from '@/lib/search/records'

/**
 * Site paths of the two files of the index: that of the titles and headings is small and answers first. The names stay when
 * the content changes, so that no script does.
 */
export const indexFiles = { titles: '/search-index/titles.json', texts: '/search-index/texts.json' }

/** The pages with their headings alone. */
export interface TitlesFile {
  /** Tells whether two files belong together. */
  version: string
  pages: SearchablePage[]
}

/** Of each page the texts before its first heading, then those below each heading. */
export interface TextsFile {
  version: string
  texts: string[][][]
}

/** The two files of an index; `version` names its state. */
export function splitIndex(pages: SearchablePage[], version: string): { titles: TitlesFile; texts: TextsFile } {
  const headings = pages.map((page) => ({ ...page, blocks: page.blocks.filter(({ heading }) => heading) }))
  return {
    titles: { version, pages: headings },
    texts: { version, texts: pages.map(({ blocks }) => findTexts(blocks)) },
  }
}

function findTexts(blocks: PageBlock[]): string[][] {
  const sections: string[][] = [[]]
  for (const { heading, text } of blocks) {
    if (heading) sections.push([])
    else sections.at(-1)?.push(text)
  }
  return sections
}

/** The pages of an index with their texts; undefined when the files are of different states. */
export function joinIndex(titles: TitlesFile, { version, texts }: TextsFile): SearchablePage[] | undefined {
  if (titles.version !== version) return undefined
  return titles.pages.map((page, index) => {
    const [first = [], ...below] = texts[index] ?? []
    const toBlocks = (section: string[] = []) => section.map((text) => ({ text }))
    const blocks = page.blocks.flatMap((heading, place) => [heading, ...toBlocks(below[place])])
    return { ...page, blocks: [...toBlocks(first), ...blocks] }
  })
}
