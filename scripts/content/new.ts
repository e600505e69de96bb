import { environment, readEnvironment } from '@/lib/site/environment'
import { newKinds, writeNewPage } from './new-page'

readEnvironment('production')

/** Creates a page: `npm run new -- doc "Title" [folder]`, `npm run new -- post "Title"`, `npm run new -- term "Name"`. */
async function create([asked = '', title = '', folder]: string[]): Promise<void> {
  const kind = newKinds.find((each) => each === asked)
  if (!kind) throw new Error('Write what to create: npm run new -- doc "Title" [folder], post "Title", or term "Name".')
  const day = new Date().toISOString().slice(0, 10)
  console.log(`Created: ${await writeNewPage(environment.contentDir, { kind, title, day, ...(folder && { folder }) })}`)
}

try {
  await create(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
