/** An in-memory `Storage` for a test. `limit` is the maximum length of a value; longer ones throw. */
export const memoryStorage = (limit = Number.POSITIVE_INFINITY): Storage => {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    clear: () => items.clear(),
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => {
      if (value.length > limit) throw new DOMException('Full.', 'QuotaExceededError')
      items.set(name, value)
    },
    removeItem: (name) => void items.delete(name),
  }
}
