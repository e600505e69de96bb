import { z } from 'zod'
import { didYouMean, nearestName } from '@/lib/site/nearest-name'
import { isObject } from '@/lib/site/objects'

/** One thing that a schema found wrong. */
export type Issue = z.core.$ZodIssue

/** Says what stands at the place of an issue. */
export function writeFound(issue: Issue, root: unknown): string {
  const name = `"${writePath(issue.path)}"`
  if (issue.code === 'unrecognized_keys') return `${name} is not a known key.`
  const value = valueAt(root, issue.path)
  if (issue.path.length === 0) return `The file holds ${writeValue(value)}.`
  return value === undefined ? `${name} is missing.` : `${name} is ${writeValue(value)}.`
}

/** Says what to write instead: the message of every issue for which the schema has none of its own. */
export function writeFix(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => writeUnknownKeyFix(key, knownKeys(issue.inst))).join('\n')
    case 'invalid_type':
      if (issue.input === null) return 'Write a value, or remove the key.'
      return issue.input === undefined
        ? 'Add it.'
        : (fixByType[issue.expected] ?? `Write a value of type ${issue.expected}.`)
    case 'invalid_value':
      return writeChoiceFix(issue.input, issue.values.map(String))
    case 'invalid_union':
      return writeChoiceFix(typeOf(issue.input), Array.isArray(issue.options) ? issue.options.map(String) : [])
    case 'invalid_format':
      return issue.format === 'starts_with'
        ? `Start it with "${issue.prefix}".`
        : 'Write a full address, such as "https://docs.example.org".'
    case 'too_small':
      if (issue.origin === 'string') return 'Write some text, or remove the key.'
      return issue.origin === 'array' ? 'Write at least one entry.' : `Write a number of at least ${issue.minimum}.`
    case 'too_big':
      return `Write a number of at most ${issue.maximum}.`
    default:
      return 'Write another value.'
  }
}

/** A list of names for a message: in quotes, with commas. */
function listNames(names: Iterable<string>): string {
  return [...names].map((name) => `"${name}"`).join(', ')
}

const fixByType: Record<string, string> = {
  string: 'Write text, in quotes if it looks like something else.',
  number: 'Write a number, without quotes.',
  int: 'Write a whole number.',
  boolean: 'Write true or false, without quotes.',
  array: 'Write a list, such as [one, two].',
  object: 'Write keys with values, each on a line of its own, indented.',
  record: 'Write keys with values, each on a line of its own, indented.',
}

function writeUnknownKeyFix(key: string, known: string[]): string {
  const near = nearestName(key, known)
  return near ? `Did you mean "${near}"?` : `Remove it, or write one of ${listNames(known)}.`
}

function writeChoiceFix(typed: unknown, choices: string[]): string {
  const question = typeof typed === 'string' ? didYouMean(typed, choices) : ''
  return `${question}${choices.length === 1 ? 'Write' : 'Write one of'} ${listNames(choices)}.`
}

/** The keys that a schema object knows and that change something. */
function knownKeys(schema: unknown): string[] {
  const shape = isObject(schema) ? schema.shape : undefined
  return isObject(shape) ? Object.keys(shape).filter((key) => !isDeprecated(shape[key])) : []
}

function isDeprecated(schema: unknown): boolean {
  return schema instanceof z.ZodOptional && schema.unwrap() instanceof z.ZodUnknown
}

function typeOf(value: unknown): unknown {
  return isObject(value) ? value.type : undefined
}

function valueAt(root: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? Reflect.get(value, key) : undefined), root)
}

function writeValue(value: unknown): string {
  if (value === null) return 'empty'
  if (value === '') return 'an empty text'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return `the text "${value}"`
  if (typeof value === 'number') return `the number ${value}`
  return typeof value === 'object' ? 'a group of keys' : String(value)
}

/** `navbar.items[2].label`. */
export function writePath(path: PropertyKey[]): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index ? '.' : ''}${String(step)}`))
    .join('')
}

/** Says what could have been meant by a name that does not exist, and lists what there is. */
export function writeNameFix(name: string, kind: string, available: Iterable<string>): string {
  const names = [...available].sort()
  if (names.length === 0) return `There are no ${kind} yet.`
  return `${didYouMean(name, names)}Available ${kind}: ${names.join(', ')}.`
}
