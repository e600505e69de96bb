import type { z } from 'zod'
import { isObject } from '@/lib/site/objects'
import { type Issue, writeFix, writeFound } from './issue-text'
import type { Problem } from './problems'
import type { YamlSource } from './yaml'

/** What a schema made of a file, and what is wrong with it. */
export interface Validated<T> {
  /** Made from the sound keys alone when some are not. */
  parsed: T
  problems: Problem[]
}

interface ValidateOptions {
  /** A key the schema does not know stops the build, or is only mentioned. */
  unknownKeys: Problem['severity']
  /** Says what was found where the usual sentence, which is handed over, does not say enough. */
  wordFound?: (issue: Issue, usual: string) => string
}

/** Checks a file against a schema in which every key is optional; all faults come back with line and column. */
export function validate<T>(schema: z.ZodType<T>, yaml: YamlSource, options: ValidateOptions): Validated<T> {
  const written = yaml.value ?? {}
  const issues = findIssues(schema, written)
  const problems = issues.map((issue) => toProblem(issue, yaml, options))
  return { parsed: parseSound(schema, written, issues) ?? schema.parse({}), problems }
}

/** Checks one value inside a file, whose unknown keys are mentioned only; undefined when anything else is wrong. */
export function validateAt<T>(
  schema: z.ZodType<T>,
  yaml: YamlSource,
  { value, path }: { value: unknown; path: PropertyKey[] },
): { parsed: T | undefined; problems: Problem[] } {
  const issues = findIssues(schema, value)
  const problems = issues.map((issue) =>
    toProblem({ ...issue, path: [...path, ...issue.path] }, yaml, { unknownKeys: 'warning' }),
  )
  const isUsable = issues.every((issue) => issue.code === 'unrecognized_keys')
  return { parsed: isUsable ? parseSound(schema, value, issues) : undefined, problems }
}

function findIssues(schema: z.ZodType, value: unknown): Issue[] {
  const { error } = schema.safeParse(value, { error: writeFix })
  return (error?.issues ?? []).flatMap(splitUnknownKeys)
}

/** One issue for each unknown key, whose path ends in the key. */
function splitUnknownKeys(issue: Issue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue]
  const { keys, message } = issue
  const fixes = message.split('\n')
  return keys.map((key, index) => ({ ...issue, keys: [key], path: [...issue.path, key], message: fixes[index] ?? '' }))
}

function toProblem(issue: Issue, yaml: YamlSource, { unknownKeys, wordFound }: ValidateOptions): Problem {
  const isUnknownKey = issue.code === 'unrecognized_keys'
  const usual = writeFound(issue, yaml.value)
  return {
    severity: isUnknownKey ? unknownKeys : 'error',
    file: yaml.file,
    ...yaml.spotOf(issue.path, isUnknownKey ? 'key' : 'value'),
    found: wordFound?.(issue, usual) ?? usual,
    fix: issue.message,
  }
}

/** What the schema makes of the value without its faults: they are cut out as closely as the schema allows. */
function parseSound<T>(schema: z.ZodType<T>, value: unknown, issues: Issue[]): T | undefined {
  const deepest = Math.max(1, ...issues.map(({ path }) => path.length))
  for (let depth = deepest; depth > 0; depth--) {
    const copy = structuredClone(value)
    for (const { code, path } of issues) remove(copy, code === 'unrecognized_keys' ? path : path.slice(0, depth))
    const result = schema.safeParse(copy)
    if (result.success) return result.data
  }
  return undefined
}

function remove(from: unknown, path: PropertyKey[]): void {
  const holder = path.slice(0, -1).reduce((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), from)
  const last = path.at(-1)
  if (isObject(holder) && last !== undefined) Reflect.deleteProperty(holder, last)
}
