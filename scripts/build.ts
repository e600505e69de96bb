import { environment, readEnvironment } from '@/lib/site/environment'
import { buildSite } from '../lib/build/build'
import { refuseForeignFolder } from '../lib/build/foreign-folder'
import { guardExit } from '../lib/build/guard-exit'
import { lockFolder } from '../lib/build/lock'

readEnvironment('production')
const { outDir } = environment
const isStrict = process.argv.includes('--strict')
const finish = guardExit(
  `The build ended halfway, because some code called process.exit(): look for it in pages and packages. ${outDir}/ stays as it was.`,
)
const refusal = refuseForeignFolder(outDir) ?? lockFolder()
if (refusal) console.error(refusal)
const state = refusal ? 'failed' : await buildSite({ folder: outDir, isStrict }).catch(explainFailure)
if (state !== 'whole') process.exitCode = 1
finish()

/** Reports a failure of the system, such as a full disk, in one line; anything else is a bug. */
function explainFailure(error: NodeJS.ErrnoException): undefined {
  if (error.syscall === undefined) throw error
  console.error(`The build failed: ${error.message}. ${outDir}/ stays as it was.`)
}
