import type { KeyboardEvent } from 'react'
import type { Direction } from '@/log/shown-lines.ts'

interface LogKeys {
  /** Selects all lines; undefined while there are none. */
  selectAll: (() => void) | undefined
  /** Actions by key; with Shift they go the other way. */
  acts: (direction: Direction) => { readonly [key: string]: () => void }
}

/** Acts on the keys of a log. */
export const keysOf =
  ({ selectAll, acts }: LogKeys) =>
  (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'a' && selectAll) {
      // The browser would select the page, in which few of the lines are.
      event.preventDefault()
      getSelection()?.removeAllRanges()
      return selectAll()
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = acts(event.shiftKey ? 'previous' : 'next')[event.key.toLowerCase()]
    if (!act) return
    // Keys of the page, as a letter may be one.
    event.stopPropagation()
    event.preventDefault()
    act()
  }
