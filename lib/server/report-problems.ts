import { getSite } from '@/lib/content/site'
import { formatProblems } from '@/lib/content/source/problems'

/** Prints what is wrong with the content in the terminal, when it is not what was printed before. */
export function createProblemReport(): () => Promise<void> {
  let printed = ''
  return async () => {
    const { problems } = await getSite()
    const text = problems.length > 0 ? formatProblems(problems) : ''
    if (text && text !== printed) console.error(`\n${text}\n`)
    if (!text && printed) console.log('\nAll problems are fixed.\n')
    printed = text
  }
}
