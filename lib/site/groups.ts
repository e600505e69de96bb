/** Groups items by key, in the order of the first item of each group. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Removes items with the key of an earlier one. */
export function uniqueBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>()
  return [...items].filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)))
}
