import type { algoliasearch } from 'algoliasearch'
import { extension } from '@/lib/extension'
import { isForWriters, type SearchRecord } from '@/lib/search/records'

type Client = ReturnType<typeof algoliasearch>

/** Settings of an index. */
export type IndexSettings = Parameters<Client['setSettings']>[0]['indexSettings']

/** A group of synonyms. */
export type SynonymHit = Parameters<Client['saveSynonyms']>[0]['synonymHit'][number]

/** An uploaded record, with its rank among equal matches. */
export type StoredRecord = SearchRecord & { weight: { level: number; position: number } }

/** Adds the weight: higher headings and earlier places in the page rank first, writers' pages last. */
export function toStoredRecord(record: SearchRecord): StoredRecord {
  const depth = record.type === 'content' ? 10 : Number(record.type.slice('lvl'.length))
  const level = (isForWriters(record, extension.search) ? 0 : 100) - 10 * depth
  return { ...record, weight: { level, position: record.position } }
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
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
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
    queryLanguages: languages,
    indexLanguages: languages,
    removeWordsIfNoResults: 'allOptional',
    minProximity: 1,
    attributeCriteriaComputedByMinProximity: true,
    advancedSyntax: true,
    hitsPerPage: 20,
  }
}

/** Groups of synonyms in Algolia's form. */
export function buildSynonymHits(synonyms: string[][]): SynonymHit[] {
  return synonyms.map((words) => ({ objectID: toId(words), type: 'synonym', synonyms: words }))
}

const headings = [0, 1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`)

// Algolia supports languages, not regions.
function findLanguages(records: SearchRecord[]) {
  const languages = new Set(records.map(({ language }) => language.replace(/[-_].*/, '').toLowerCase()))
  return [...languages].sort() as NonNullable<IndexSettings['queryLanguages']>
}

function toId(words: string[]): string {
  return words.map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-')).join('--')
}
