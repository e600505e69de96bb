import { expect, test } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { siteConfigSchema } from '@/lib/site/config'
import { formatSiteJsonLd } from './json-ld'
import { formatOpenSearch } from './opensearch'

const config = siteConfigSchema.parse({
  title: 'Spectra & more <of them> for everyone who looks at resonances',
  tagline: 'Read "all" & sundry',
  url: 'https://docs.example.org',
  baseUrl: '/site/',
})

test('writes a valid OpenSearch description with names of the allowed length', () => {
  const xml = formatOpenSearch(config)
  expect(XMLValidator.validate(xml)).toBe(true)
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', processEntities: true })
  const { OpenSearchDescription: described } = parser.parse(xml)
  expect(described).toMatchObject({
    '@xmlns': 'http://a9.com/-/spec/opensearch/1.1/',
    ShortName: 'Spectra & more',
    LongName: 'Spectra & more <of them> for everyone who looks',
    Description: 'Read "all" & sundry',
    Language: 'en',
    Image: { '#text': 'https://docs.example.org/site/favicon.svg', '@width': '16' },
  })
  expect(described.Url).toEqual([
    { '@type': 'text/html', '@method': 'get', '@template': 'https://docs.example.org/site/search/?q={searchTerms}' },
    {
      '@type': 'application/opensearchdescription+xml',
      '@rel': 'self',
      '@template': 'https://docs.example.org/site/opensearch.xml',
    },
  ])
})

test('shortens a name of one long word', () => {
  expect(formatOpenSearch({ ...config, title: 'a'.repeat(40) })).toContain(`<ShortName>${'a'.repeat(16)}</ShortName>`)
})

test('links the search page in the structured data of the home page', () => {
  const text = formatSiteJsonLd(config)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'WebSite',
    url: 'https://docs.example.org/site/',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://docs.example.org/site/search/?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  })
})
