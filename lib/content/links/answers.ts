import { createHash } from 'node:crypto'
import type { SourceResolver } from './source-resolver'

/** What a text asked its resolver, with a hash of each answer: its compiled code is valid as long as the answers are these. */
export type Answers = Array<[at: string, kind: Kind, typed: string, answer: string]>

type Kind = 'link' | 'asset' | 'partial'

/** A resolver that notes each question with its answer; `at` is the partial that asks. */
export function noteAnswers(resolver: SourceResolver, answers: Answers, at = ''): SourceResolver {
  const note = async <T>(kind: Kind, typed: string, answer: Promise<T>) => {
    answers.push([at, kind, typed, hashOf(await answer)])
    return answer
  }
  return {
    link: (href) => note('link', href, resolver.link(href)),
    asset: (src) => note('asset', src, resolver.asset(src)),
    partial: (specifier) => note('partial', specifier, resolver.partial(specifier)),
    within: (file) => noteAnswers(resolver.within(file), answers, file),
  }
}

/** Whether every question still has the answer that was noted; files that a page shows are published again by asking. */
export async function areUnchanged(answers: Answers, resolver: SourceResolver): Promise<boolean> {
  const isSame = await Promise.all(
    answers.map(async ([at, kind, typed, answer]) => {
      const asked = at === '' ? resolver : resolver.within(at)
      return hashOf(await asked[kind](typed)) === answer
    }),
  )
  return !isSame.includes(false)
}

function hashOf(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 16)
}
