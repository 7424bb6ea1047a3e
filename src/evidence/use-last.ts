import { useState } from 'react'

/** The last value that was known of a thing, for as long as a newer one is on its way; `of` says of what. */
export const useLast = <Value>(value: Value | undefined, of: string): Value | undefined => {
  const [last, setLast] = useState({ value, of })
  if (value !== undefined && (value !== last.value || of !== last.of)) setLast({ value, of })
  return value ?? (of === last.of ? last.value : undefined)
}
