/** Whether a value is an object of any kind, an array too. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Whether a value holds fields by name, as a mapping of YAML does. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value)
}
