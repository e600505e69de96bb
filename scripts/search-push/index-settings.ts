import type { algoliasearch } from 'algoliasearch'
import { extension } from '@/lib/extension'
import { isLast, type SearchRecord } from '@/lib/search/records'
import { siteTag } from '@/lib/search/search-request'
import type { SearchExtension } from '@/lib/site/extension'

type Client = ReturnType<typeof algoliasearch>

/** Settings of an index. */
export type IndexSettings = Parameters<Client['setSettings']>[0]['indexSettings']

/** A group of synonyms. */
export type SynonymHit = Parameters<Client['saveSynonyms']>[0]['synonymHit'][number]

/** An uploaded record, with its rank among equal matches. */
export type StoredRecord = SearchRecord & { weight: { readers: 0 | 1; level: number; position: number } }

/** Adds the weight: pages that readers don't look for rank last; higher headings, the docs and earlier places in the page first. */
export function toStoredRecord(record: SearchRecord): StoredRecord {
  const depth = record.type === 'content' ? 10 : Number(record.type.slice('lvl'.length))
  const level = 100 - 10 * depth + (record.docusaurus_tag === siteTag ? 0 : 5)
  return { ...record, weight: { readers: isLast(record, extension.search) ? 0 : 1, level, position: record.position } }
}

/** The settings of the index, based on those of the public DocSearch crawler for Docusaurus. */
export function buildIndexSettings(records: SearchRecord[]): IndexSettings {
  const languages = findLanguages(records)
  return {
    // Best first; the position of a word in a heading does not matter.
    searchableAttributes: [
      ...headings.slice(1).map((attribute) => `unordered(${attribute})`),
      'unordered(keywords)',
      'content',
      'unordered(hierarchy.lvl0)',
    ],
    // Most words of the query first, and the exact word before those that begin with it.
    ranking: ['words', 'filters', 'typo', 'desc(weight.readers)', 'exact', 'attribute', 'proximity', 'custom'],
    customRanking: ['desc(weight.level)', 'asc(weight.position)'],
    attributesForFaceting: ['language', 'version', 'docusaurus_tag', 'tags', 'type'],
    attributesToRetrieve: [...headings, 'content', 'anchor', 'url', 'url_without_anchor', 'type', 'tags', 'version'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: [...headings.slice(1), 'content'].map((attribute) => `${attribute}:10`),
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    snippetEllipsisText: '…',
    // A heading and the text right below it have one address and are one hit.
    distinct: true,
    attributeForDistinct: 'url',
    // Shorter words are mostly symbols, units and abbreviations.
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    allowTyposOnNumericTokens: false,
    // "3D-view" and "scaleX" are two words each, and accents do not matter.
    separatorsToIndex: '',
    camelCaseAttributes: ['hierarchy', 'content'],
    keepDiacriticsOnCharacters: '',
    ignorePlurals: languages,
    removeStopWords: languages,
    alternativesAsExact: ['ignorePlurals', 'singleWordSynonym', 'multiWordsSynonym'],
    queryLanguages: languages,
    indexLanguages: languages,
    removeWordsIfNoResults: 'allOptional',
    minProximity: 1,
    attributeCriteriaComputedByMinProximity: true,
    advancedSyntax: true,
    hitsPerPage: 20,
  }
}

/** The words of the site in Algolia's form: groups of synonyms, and words with meanings in one direction. */
export function buildSynonymHits({ synonyms = [], meanings = [] }: SearchExtension): SynonymHit[] {
  return [
    ...synonyms.map((words) => ({ objectID: toId(words), type: 'synonym' as const, synonyms: words })),
    ...meanings.map(([input = '', ...others]) => ({
      objectID: `${toId([input])}--means`,
      type: 'oneWaySynonym' as const,
      input,
      synonyms: others,
    })),
  ]
}

const headings = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)

/** Languages whose words Algolia separates only if they come first. */
const unspaced = ['ja', 'zh']

// Algolia supports languages, not regions.
function findLanguages(records: SearchRecord[]) {
  const languages = new Set(records.map(({ language }) => language.replace(/[-_].*/, '').toLowerCase()))
  const isLater = (language: string) => Number(!unspaced.includes(language))
  return [...languages].sort((a, b) => isLater(a) - isLater(b) || (a < b ? -1 : 1)) as NonNullable<
    IndexSettings['queryLanguages']
  >
}

function toId(words: string[]): string {
  return words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')).join('--')
}
