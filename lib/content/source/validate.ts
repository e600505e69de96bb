import type { z } from 'zod'
import { isObject } from '@/lib/site/objects'
import { diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem, Problems } from '@/lib/site/problems/problems'
import { type Issue, writeHint, writeMessage } from './wording'
import type { YamlSource } from './yaml'

interface ValidateOptions {
  problems: Problems
  /** The severity of unknown keys. */
  unknownKeys: Problem['severity']
  /** Replaces the usual message of an issue. */
  wordMessage?: (issue: Issue, usual: string) => string
}

/** Parses a file with a schema of optional keys; invalid keys are reported and left out. */
export function validate<T>(schema: z.ZodType<T>, yaml: YamlSource, options: ValidateOptions): T {
  const written = yaml.value ?? {}
  const issues = findIssues(schema, written)
  for (const issue of issues) addIssue(issue, yaml, options)
  return parseSound(schema, written, issues) ?? schema.parse({})
}

/** Parses a value of a file; unknown keys are warnings, any other issue makes it undefined. */
export function validateAt<T>(
  schema: z.ZodType<T>,
  yaml: YamlSource,
  { value, path, problems }: { value: unknown; path: PropertyKey[]; problems: Problems },
): T | undefined {
  const issues = findIssues(schema, value)
  for (const issue of issues) {
    addIssue({ ...issue, path: [...path, ...issue.path] }, yaml, { problems, unknownKeys: 'warning' })
  }
  const isUsable = issues.every((issue) => issue.code === 'unrecognized_keys')
  return isUsable ? parseSound(schema, value, issues) : undefined
}

function findIssues(schema: z.ZodType, value: unknown): Issue[] {
  const { error } = schema.safeParse(value, { error: writeHint })
  return (error?.issues ?? []).flatMap(splitUnknownKeys)
}

/** Splits an issue of unknown keys into one per key, with the key at the end of the path. */
function splitUnknownKeys(issue: Issue): Issue[] {
  if (issue.code !== 'unrecognized_keys') return [issue]
  const { keys, message } = issue
  const hints = message.split('\n')
  return keys.map((key, index) => ({ ...issue, keys: [key], path: [...issue.path, key], message: hints[index] ?? '' }))
}

function addIssue(issue: Issue, yaml: YamlSource, { problems, unknownKeys, wordMessage }: ValidateOptions): void {
  const isUnknownKey = issue.code === 'unrecognized_keys'
  const usual = writeMessage(issue, yaml.value)
  const location = yaml.locationOf(issue.path, isUnknownKey ? 'key' : 'value')
  const text = { message: wordMessage?.(issue, usual) ?? usual, hint: issue.message }
  if (!isUnknownKey) problems.add(location, 'invalid-value', text)
  else problems.addAll([{ ...location, ...diagnose('unknown-key', text), severity: unknownKeys }])
}

/** Parses a value without its invalid parts, removing as little as the schema allows. */
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
