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
  /** What takes the place of an invalid item of a list, so that the others keep theirs; undefined removes the list. */
  standIn?: StandIn
}

type StandIn = (path: PropertyKey[]) => unknown

/** Parses a file with a schema of optional keys; invalid keys are reported and left out. */
export function validate<T>(schema: z.ZodType<T>, yaml: YamlSource, options: ValidateOptions): T {
  const written = yaml.value ?? {}
  const issues = findIssues(schema, written)
  for (const issue of issues) addIssue(issue, yaml, options)
  return parseSound(schema, written, issues, options.standIn) ?? schema.parse({})
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
function parseSound<T>(
  schema: z.ZodType<T>,
  value: unknown,
  issues: Issue[],
  standIn: StandIn = () => undefined,
): T | undefined {
  let paths = issues.map(({ path }) => path)
  for (;;) {
    const copy = structuredClone(value)
    for (const path of paths) remove(copy, path, standIn(path))
    const { success, data, error } = schema.safeParse(copy)
    if (success) return data
    if (paths.every(({ length }) => length === 0)) return undefined
    // For each part that is still invalid, what contains the nearest removed one goes as well.
    const stuck = error.issues.flatMap((issue) => findNearest(paths, issue.path))
    paths = paths.map((path) => (stuck.includes(path) ? path.slice(0, -1) : path))
  }
}

/** The paths that have most keys at their start in common with another one. */
function findNearest(paths: PropertyKey[][], other: PropertyKey[]): PropertyKey[][] {
  const countCommon = (path: PropertyKey[]) => {
    const end = path.findIndex((key, index) => key !== other[index])
    return end < 0 ? path.length : end
  }
  const most = Math.max(...paths.map(countCommon))
  return paths.filter((path) => countCommon(path) === most)
}

function remove(from: unknown, path: PropertyKey[], standIn: unknown): void {
  const holder = path.slice(0, -1).reduce((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), from)
  const last = path.at(-1)
  if (!isObject(holder) || last === undefined) return
  if (standIn === undefined) Reflect.deleteProperty(holder, last)
  else Reflect.set(holder, last, standIn)
}
