import type { SiteConfig } from '@/lib/site/config'
import { fileErrors, fileWarnings } from './texts/files'
import { linkErrors, linkWarnings } from './texts/links'
import { markdownErrors, markdownWarnings } from './texts/markdown'
import { markupErrors, markupWarnings } from './texts/markup'
import { outputErrors, outputWarnings } from './texts/output'
import { pageErrors, pageWarnings } from './texts/pages'
import { siteErrors, siteWarnings } from './texts/site'
import type { Text } from './texts/text'

const errors = {
  ...fileErrors,
  ...siteErrors,
  ...pageErrors,
  ...linkErrors,
  ...markdownErrors,
  ...markupErrors,
  ...outputErrors,
}

const warnings = {
  ...fileWarnings,
  ...siteWarnings,
  ...pageWarnings,
  ...linkWarnings,
  ...markdownWarnings,
  ...markupWarnings,
  ...outputWarnings,
}

const texts = { ...errors, ...warnings }

/** Names a problem, whatever its text. */
export type ProblemCode = keyof typeof texts

/** What the text of a code shows. */
export type ProblemValues<C extends ProblemCode> = Parameters<(typeof texts)[C]>

/** A check with a level in `checks` of site.yml. */
export type CheckKind = keyof SiteConfig['checks']

/** What is wrong, wherever it is. */
export interface Diagnostic extends Text {
  code: ProblemCode
  /** An `error` stops the build. */
  severity: 'error' | 'warning'
  /** The check that found it, if it has a configurable level. */
  kind?: CheckKind
}

const textByCode: { [C in ProblemCode]: (...values: ProblemValues<C>) => Text } = texts

/** A diagnostic with the text and the usual severity of its code. */
export function diagnose<C extends ProblemCode>(code: C, ...values: ProblemValues<C>): Diagnostic {
  const severity = Object.hasOwn(errors, code) ? 'error' : 'warning'
  return { code, severity, ...textByCode[code](...values) }
}

/** A result, or why there is none; the caller adds the location. */
export type Resolution<T> = { ok: T } | { problem: Diagnostic }

/** A look-up that failed. */
export function refuse<C extends ProblemCode>(code: C, ...values: ProblemValues<C>): { problem: Diagnostic } {
  return { problem: diagnose(code, ...values) }
}
