/** Items by a key of theirs, in the order in which the keys are first met. */
export function groupBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}

/** Items without those whose key an earlier one has. */
export function uniqueBy<Item>(items: Iterable<Item>, keyOf: (item: Item) => unknown): Item[] {
  const seen = new Set<unknown>()
  return [...items].filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)))
}
