import { expect, test } from '@playwright/test'
import { Problems } from '@/lib/site/problems/problems'
import { resolveTags, slugTag } from './tag-file'

test('warns of tags that share an address', () => {
  const problems = new Problems()
  const place = { tagFile: undefined, basePath: '/tags', labels: new Map(), problems }
  const labelsOf = (file: string, tags: string[]) =>
    resolveTags({ meta: { tags }, locationOf: () => ({ file, line: 2 }) }, place).map(({ label }) => label)
  expect(labelsOf('a.md', ['C++', 'C', 'nmr', 'nmr'])).toEqual(['C++', 'nmr'])
  expect(labelsOf('b.md', ['C#', 'NMR'])).toEqual(['C#', 'NMR'])
  expect(problems.all.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
    'warning: The tags "C++" and "C" share the address /tags/c; only the first is shown.',
    'warning: The tags "C++" of a.md and "C#" share the address /tags/c; only the first is shown.',
  ])
})

test('encodes the address of a tag once', () => {
  const written = ['/a bé', 'a%20b', '100%'].map((permalink) => ({ label: permalink, permalink }))
  const tags = [...written, '?!', { label: 'c', permalink: '/c#d' }]
  const problems = new Problems()
  const place = { tagFile: undefined, basePath: '/tags', labels: new Map(), problems }
  const resolved = resolveTags({ meta: { tags }, locationOf: () => ({ file: 'a.md' }) }, place)
  expect(resolved.map(({ permalink }) => permalink)).toEqual(['/tags/a%20b%C3%A9', '/tags/a%20b', '/tags/100%25'])
  expect(problems.all.map(({ message }) => message)).toEqual(
    ['"?!" with the address /tags/%3F!', '"c" with the address /tags/c%23d'].map(
      (tag) => `The tag ${tag} holds "?", "#" or "\\", which no address can have.`,
    ),
  )
})

/** Words of fourteen languages with the addresses that Docusaurus 3.10 gives them. */
const addressByWord: Record<string, string> = {
  Größe: 'grosse',
  Straße: 'strasse',
  Übersicht: 'ubersicht',
  'Käse & Brot': 'kase-brot',
  'Maßstab 2': 'massstab-2',
  Smørrebrød: 'smorrebrod',
  Ærø: 'aero',
  Århus: 'arhus',
  'blå farve': 'bla-farve',
  'Rød-grøn': 'rod-gron',
  Łódź: 'lodz',
  źródło: 'zrodlo',
  ćwiczenie: 'cwiczenie',
  Wrocław: 'wroclaw',
  żółw: 'zolw',
  Œuvre: 'oeuvre',
  'Café_au-lait': 'cafe-au-lait',
  élève: 'eleve',
  "l'été": 'lete',
  'Noël 2024': 'noel-2024',
  Año: 'ano',
  señal: 'senal',
  '¿Qué?': 'que',
  corazón: 'corazon',
  Pingüino: 'pinguino',
  Þingvellir: 'thingvellir',
  Ísafjörður: 'isafjordur',
  Reykjavík: 'reykjavik',
  Eyjafjallajökull: 'eyjafjallajokull',
  æska: 'aeska',
  'thân thiện': 'than-thiện',
  'Đà Nẵng': 'da-nẵng',
  phổ: 'phổ',
  'tiếng Việt': 'tiếng-việt',
  nước: 'nước',
  Новый: 'новый',
  ёлка: 'ёлка',
  'Спектр ЯМР': 'спектр-ямр',
  спектрМасс: 'спектрмасс',
  Йод: 'йод',
  Φάσμα: 'φάσμα',
  Ώρα: 'ώρα',
  νερό: 'νερό',
  'Πυρηνικός συντονισμός': 'πυρηνικός-συντονισμός',
  µT: 't',
  한국어: '한국어',
  '스펙트럼 분석': '스펙트럼-분석',
  수소: '수소',
  NMR입문: 'nmr입문',
  탄소13: '탄소-13',
  グラフ: 'グラフ',
  スペクトル: 'スペクトル',
  日本語: '日本語',
  'プロトン NMR': 'プロトン-nmr',
  ガイド: 'ガイド',
  中文: '中文',
  核磁共振: '核磁共振',
  氢谱: '氢谱',
  '碳谱 13C': '碳谱-13-c',
  二维: '二维',
  NMRium: 'nm-rium',
  '1st': '1st',
  '2nd place': '2nd-place',
  '1D spectra': '1-d-spectra',
  XMLHttpRequest: 'xml-http-request',
  "author's note": 'authors-note',
  'c++': 'c',
  '🧪 lab': '🧪-lab',
  'H₂O': 'h₂o',
  'm²': 'm',
}

test('makes the address of a tag as Docusaurus does', () => {
  const words = Object.keys(addressByWord)
  const slugs = Object.fromEntries(words.map((word) => [word, decodeURI(slugTag(word))]))
  expect(slugs).toEqual(addressByWord)
  for (const word of words) expect(slugTag(word.normalize('NFD')), word).toBe(slugTag(word))
})

test('keeps a label without letters as the address of its tag', () => {
  expect(slugTag('?!')).toBe('%3F!')
})
