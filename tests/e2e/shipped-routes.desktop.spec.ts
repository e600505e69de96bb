import { expect } from '@playwright/test'
import { onShippedSite as test } from './on-site'
import { readRoutes } from './routes'

// Addresses that the specification names and that others link to; what their pages say is the writers' business.

const routes = [
  ...['', 'page/2', 'archive', 'authors', 'authors/nmrium-team', 'authors/nmrium-team/page/2', 'tags', 'welcome'],
  ...['documentation', 'info', 'newsletter', 'nmrium', 'nmrium/page/2'].map((tag) => `tags/${tag}`),
  ...['2023-08-01', '2024-01-01', '2024-03-01', '2024-10-16', '2025-03-01', '2025-05-01'].map(toNewsletter),
  ...['2025-06-06', '2025-09-01', '2025-11-20', '2026-03-05', '2026-05-19'].map(toNewsletter),
  ...['2024-04-08-email', '2024-09-18-email'],
]

function toNewsletter(day: string): string {
  return `${day}-newsletter`
}

test('every route of the blog is there', async ({ request }) => {
  const answers = await Promise.all(routes.map(async (route) => (await request.get(`/blog/${route}`)).status()))
  expect(routes.filter((_, index) => answers[index] !== 200)).toEqual([])
})

test('the former addresses of the specification lead on', async ({ request }) => {
  for (const path of ['/help/concepts', '/chemical_structure/fast_labelling', '/general/display_customization']) {
    expect(await (await request.get(path)).text(), path).toContain('http-equiv="refresh"')
  }
})

const helpPages = [
  'apodization',
  'assignment',
  'baseline',
  'ft',
  'peaks',
  'phase',
  'processing',
  'ranges',
  'zero-filling',
]
const docs = [
  ...[...helpPages, 'zoom-2d', 'zoom-and-scale', 'editStructure', 'ocl', 'spectraPanel', 'workspaces', 'help'].map(
    toHelp,
  ),
  ...['integrations', 'customization', 'structure-labelling', 'nmrium_zip', 'zenodo', 'automatic-assignment'].map(
    toHelp,
  ),
  ...[
    '',
    'teaching',
    'glossary',
    'file-formats',
    'faq',
    'faq/molecule_label',
    'troubleshooting',
    'browsers-and-privacy',
  ],
  ...['loading_a_spectrum', 'shortcuts'].map((name) => `20_1d-spectra/${name}`),
  ...['colors', 'select', 'slicing', 'zones', 'processing'].map((name) => `30_2d-spectra/${name}`),
  ...['chemical_structure/ocl/atom-properties', 'ocl/stereochemistry', 'prediction', 'coming-from-topspin-and-mnova'],
  ...['basic_toolbar', 'global_concepts', 'save_export', 'title_block', 'panels'].map((name) => `general/${name}`),
  ...['series/multiple-spectra', 'series/matrix-generation', 'developers/addresses', 'developers/embedding'],
  ...['fid-to-publication-string', 'abx-couplings', 'unknown', 'fluorine-baseline', 'quantitative'].map(toTutorial),
  ...['t1-series', 'structure-verification'].map(toTutorial),
  ...['whats-new', 'keyboard-and-mouse', 'cheat-sheet', 'solvents', 'couplings', 'nuclei', 'contribute-to-doc'],
  ...['about_markdown', 'admonitions', 'create', 'details', 'getting_started', 'images', 'markdown_features'].map(
    (name) => `contribute-to-doc/${name}`,
  ),
].map((route) => `/${route && `${route}/`}`)

function toHelp(name: string): string {
  return `help/${name}`
}

function toTutorial(name: string): string {
  return `tutorials/${name}`
}

test('every address of the docs is there, and the sidebar holds its page', async ({ page, request }) => {
  const others = readRoutes().filter((route) => !/^\/(blog|search|tags|offline|print)\//.test(route))
  const lost: string[] = []
  for (const route of new Set([...docs, ...others])) {
    const answer = await request.get(route)
    const html = await answer.text()
    // Parsed by the browser, without a load of each page.
    const isInSidebar = await page.evaluate((text) => {
      const found = new DOMParser().parseFromString(text, 'text/html')
      return found.querySelector('nav[aria-label="Docs sidebar"] [aria-current="page"]') !== null
    }, html)
    if (answer.status() !== 200 || !isInSidebar) lost.push(route)
  }
  expect(lost).toEqual([])
})

test('no category of the sidebar holds a single page', async ({ page }) => {
  await page.goto('/')
  const sizes = await page.getByRole('navigation', { name: 'Docs sidebar' }).evaluate((sidebar) => {
    const lists = [...sidebar.querySelectorAll('li > ul, li > div > ul')]
    return lists.map((list) => list.querySelectorAll(':scope > li').length)
  })
  expect(sizes.length).toBeGreaterThan(10)
  expect(sizes.filter((size) => size < 2)).toEqual([])
})
