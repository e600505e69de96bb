/** Whether a value is an object or an array. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** Whether a value is an object, such as a YAML mapping, but not an array. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return isObject(value) && !Array.isArray(value)
}
