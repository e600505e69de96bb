import { isMapping } from '@/lib/site/objects'

/** A value that nothing has read. */
export interface Unread {
  /** Keys with points between them; all entries of a list have the same path. */
  path: string
  value: unknown
}

/** The value of a function, which settings cannot hold. */
const functionMark = '[function]'

/** A part of a Docusaurus configuration, which may have any shape; it records what is read. */
export class Settings {
  readonly #value: Record<string, unknown>
  readonly #path: string
  readonly #read: Set<string>

  /** `path` precedes the paths of its keys; parts of the same whole share `read`. */
  constructor(value: unknown, path = '', read = new Set<string>()) {
    this.#value = isMapping(value) ? value : {}
    this.#path = path
    this.#read = read
  }

  /** Keys that are set. */
  get keys(): string[] {
    return Object.keys(this.#value).filter((key) => this.#value[key] !== undefined)
  }

  /** Whether a key is set, whatever its value. */
  has(key: string): boolean {
    return this.#take(key, (value): value is unknown => value !== undefined) !== undefined
  }

  text(key: string): string | undefined {
    return this.#take(key, (value): value is string => typeof value === 'string' && value !== functionMark)
  }

  number(key: string): number | undefined {
    return this.#take(key, (value): value is number => typeof value === 'number')
  }

  flag(key: string): boolean | undefined {
    return this.#take(key, (value): value is boolean => typeof value === 'boolean')
  }

  list(key: string): unknown[] {
    return this.#take(key, (value): value is unknown[] => Array.isArray(value)) ?? []
  }

  part(key: string): Settings {
    return new Settings(this.#value[key], this.#pathOf(key), this.#read)
  }

  parts(key: string): Settings[] {
    const value = this.#value[key]
    const entries: unknown[] = Array.isArray(value) ? value : []
    return entries.map((entry, index) => new Settings(entry, `${this.#pathOf(key)}[${index}]`, this.#read))
  }

  /** Marks everything here as read, as its loss is reported as a whole. */
  skip(): void {
    this.#read.add(this.#path)
  }

  /** Everything that nothing has read. */
  get unread(): Unread[] {
    return this.#collect(this.#value, this.#path).map(({ path, value }) => ({
      path: path.replace(/\[\d+\]/g, '[]'),
      value,
    }))
  }

  #collect(value: unknown, path: string): Unread[] {
    if (value === undefined || value === null || this.#read.has(path)) return []
    if (Array.isArray(value)) {
      const isOpened = [...this.#read].some((each) => each.startsWith(`${path}[`))
      if (isOpened) return value.flatMap((entry, index) => this.#collect(entry, `${path}[${index}]`))
      return value.length === 0 ? [] : [{ path, value }]
    }
    if (!isMapping(value)) return [{ path, value }]
    return Object.entries(value).flatMap(([key, part]) => this.#collect(part, path === '' ? key : `${path}.${key}`))
  }

  #take<Wanted>(key: string, isWanted: (value: unknown) => value is Wanted): Wanted | undefined {
    const value = this.#value[key]
    if (!isWanted(value)) return undefined
    this.#read.add(this.#pathOf(key))
    return value
  }

  #pathOf(key: string): string {
    return this.#path === '' ? key : `${this.#path}.${key}`
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
