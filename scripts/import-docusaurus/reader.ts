import { isMapping } from '@/lib/site/objects'

/** A part of a Docusaurus configuration, which may have any shape. */
export class Settings {
  readonly #value: Record<string, unknown>

  constructor(value: unknown) {
    this.#value = isMapping(value) ? value : {}
  }

  /** Keys that are set. */
  get keys(): string[] {
    return Object.keys(this.#value).filter((key) => this.#value[key] !== undefined)
  }

  /** Whether a key is set to exactly this value. */
  is(key: string, value: unknown): boolean {
    return this.#value[key] === value
  }

  /** Whether a key is set to a function, which settings cannot hold. */
  isFunction(key: string): boolean {
    return this.#value[key] === '[function]'
  }

  text(key: string): string | undefined {
    const value = this.#value[key]
    return typeof value === 'string' && !this.isFunction(key) ? value : undefined
  }

  number(key: string): number | undefined {
    const value = this.#value[key]
    return typeof value === 'number' ? value : undefined
  }

  flag(key: string): boolean | undefined {
    const value = this.#value[key]
    return typeof value === 'boolean' ? value : undefined
  }

  list(key: string): unknown[] {
    const value = this.#value[key]
    return Array.isArray(value) ? value : []
  }

  part(key: string): Settings {
    return new Settings(this.#value[key])
  }

  parts(key: string): Settings[] {
    return this.list(key).map((value) => new Settings(value))
  }
}

/** The object without its empty parts, which would clutter the file. */
export function compact(value: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(value).filter(([, part]) => {
    if (part === undefined || (Array.isArray(part) && part.length === 0)) return false
    return !(isMapping(part) && Object.values(compact(part)).length === 0)
  })
  return Object.fromEntries(entries.map(([key, part]) => [key, isMapping(part) ? compact(part) : part]))
}
