import { useRef } from 'react'

/** A request token for each intended request, by its key: one that is tried again has the same, so that it counts once. */
export const useRequestTokens = (): ((key: string) => string) => {
  const tokens = useRef(new Map<string, string>())
  return (key) => {
    const token = tokens.current.get(key) ?? crypto.randomUUID()
    tokens.current.set(key, token)
    return token
  }
}
