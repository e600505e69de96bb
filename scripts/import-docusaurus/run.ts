import { importSite } from './import-site'

/** Reads the settings of a Docusaurus site once: `npm run import:docusaurus -- <folder>`. */
try {
  const folder = process.argv[2]
  if (folder === undefined) throw new Error('Name the folder of the content: npm run import:docusaurus -- ../my-site')
  console.log(
    'Note: docusaurus.config.js is a program, which this command runs. Go on only with a site that you trust.\n',
  )
  const { configFile, written, leftOut, unneeded } = await importSite(folder)
  console.log(`Read ${configFile}.\nWrote ${written.join(' and ')}.`)
  if (leftOut.length > 0) console.log(`\nLeft out:\n${leftOut.map((what) => `- ${what}`).join('\n')}`)
  if (unneeded.length > 0) console.log(`\nNot needed here:\n${unneeded.map((what) => `- ${what}`).join('\n')}`)
  console.log(`\nNext: CONTENT_DIR=${folder} npm run dev`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
