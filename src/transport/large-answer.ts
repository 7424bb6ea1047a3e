/** Values from which an answer is large: to read so many takes some milliseconds. */
const manyValues = 10_000

/** Whether something holds many values; looks at no more than so many. */
export const isLarge = (data: unknown): boolean => {
  let left = manyValues
  const count = (value: unknown): void => {
    left -= 1
    if (left <= 0 || typeof value !== 'object' || value === null) return
    for (const each of Object.values(value)) {
      count(each)
      if (left <= 0) return
    }
  }
  count(data)
  return left <= 0
}
