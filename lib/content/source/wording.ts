import { z } from 'zod'
import { didYouMean, nearestName } from '@/lib/site/nearest-name'
import { isObject } from '@/lib/site/objects'

/** A schema issue. */
export type Issue = z.core.$ZodIssue

/** The message of an issue: the value at its path. */
export function writeMessage(issue: Issue, root: unknown): string {
  const name = `"${writePath(issue.path)}"`
  if (issue.code === 'unrecognized_keys') return `${name} is not a known key.`
  const value = valueAt(root, issue.path)
  if (issue.path.length === 0) return `The file holds ${writeValue(value)}.`
  return value === undefined ? `${name} is missing.` : `${name} is ${writeValue(value)}.`
}

/** The default remedy of an issue. */
export function writeHint(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => writeUnknownKeyHint(key, issue.inst)).join('\n')
    case 'invalid_type':
      if (issue.input === null) return 'Write a value, or remove the key.'
      if (issue.input === undefined) return 'Add it.'
      return hintByType[issue.expected] ?? `Write a value of type ${issue.expected}.`
    case 'invalid_value':
      return writeChoiceHint(issue.input, issue.values.map(String))
    case 'invalid_union':
      return writeChoiceHint(isObject(issue.input) && issue.input.type, [issue.options ?? []].flat().map(String))
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

function listNames(names: Iterable<string>): string {
  return [...names].map((name) => `"${name}"`).join(', ')
}

const hintByType: Record<string, string> = {
  string: 'Write text, in quotes if it looks like something else.',
  number: 'Write a number, without quotes.',
  int: 'Write a whole number.',
  boolean: 'Write true or false, without quotes.',
  array: 'Write a list, such as [one, two].',
  object: 'Write keys with values, each on a separate, indented line.',
  record: 'Write keys with values, each on a separate, indented line.',
}

function writeUnknownKeyHint(key: string, schema: unknown): string {
  const shape = isObject(schema) && isObject(schema.shape) ? schema.shape : {}
  const isIgnored = (value: unknown) => value instanceof z.ZodOptional && value.unwrap() instanceof z.ZodUnknown
  const known = Object.keys(shape).filter((name) => !isIgnored(shape[name]))
  const near = nearestName(key, known)
  return near ? `Did you mean "${near}"?` : `Remove it, or write one of ${listNames(known)}.`
}

function writeChoiceHint(typed: unknown, choices: string[]): string {
  const question = typeof typed === 'string' ? didYouMean(typed, choices) : ''
  return `${question}${choices.length === 1 ? 'Write' : 'Write one of'} ${listNames(choices)}.`
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
