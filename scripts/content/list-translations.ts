import { readSite } from '@/lib/content/read-site'
import { readLastUpdates } from '@/lib/content/source/last-update'
import { environment, readEnvironment } from '@/lib/site/environment'
import { siteLocales } from '@/lib/site/locale'
import { formatTranslations, listTranslations } from './translation-list'

readEnvironment('production')

// Lists the pages that a language lacks, and those that changed after they were translated: `npm run translations [-- fr]`.
const [asked] = process.argv.slice(2)
const { config, docs, pages } = await readSite()
const languages = siteLocales(config).filter(({ code, isOriginal }) => !isOriginal && (!asked || code === asked))
if (languages.length === 0) console.log('The site has no such language: see "locales" in site.yml.')
const posts = pages.flatMap((page) => (page.kind === 'post' ? [page.text.file] : []))
const { byFile } = await readLastUpdates(environment.contentDir)
for (const { code, label } of languages) {
  const files = [...docs.map(({ file }) => file), ...posts]
  console.log(`${formatTranslations(`${label} (${code})`, await listTranslations(files, code, byFile))}\n`)
}
