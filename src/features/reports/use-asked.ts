import { useCallback, useState } from 'react'

/** Operations that are called only where somebody asks for it. */
type Evidence = 'last pass'

/** Once asked for, it is shown on every page until the console is closed, or somebody takes it back. */
const asked = new Set<Evidence>()

/** Whether some evidence has been asked for, on whatever page; asks for it, and takes that back. */
export const useAsked = (
  what: Evidence,
): readonly [isAsked: boolean, ask: () => void, leave: () => void] => {
  const [isAsked, setAsked] = useState(asked.has(what))
  const ask = useCallback(() => {
    asked.add(what)
    setAsked(true)
  }, [what])
  const leave = useCallback(() => {
    asked.delete(what)
    setAsked(false)
  }, [what])
  return [isAsked, ask, leave]
}
