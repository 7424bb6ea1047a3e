import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useRef } from 'react'
import { Button } from '../base/button.tsx'

interface VirtualListProps<Item> {
  /** Names the list. */
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Height of an item in px, as far as it can be told before it is shown. */
  itemHeight: number
  /** Shows one item; what it is made of is best memoised, as scrolling renders all that are in view. */
  children: (item: Item) => ReactNode
  /** Stands in place of an empty list. */
  empty: ReactNode
}

/** From so many items on, the keyboard can go past the list at once. */
const skippedFrom = 10

/** A list of any length that scrolls in the place it is given; only what is in view is in the document. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, idOf, itemHeight, children, empty } = props
  const scroller = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLSpanElement>(null)
  const keyAt = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? index : idOf(item)
    },
    [items, idOf],
  )
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => itemHeight,
    getItemKey: keyAt,
    overscan: 8,
    initialRect: { width: 0, height: 480 },
  })
  return (
    <div ref={scroller} className="relative min-h-0 flex-1 overflow-y-auto">
      {items.length >= skippedFrom && (
        <span className="sr-only focus-within:not-sr-only focus-within:absolute focus-within:top-2 focus-within:right-2 focus-within:z-10">
          <Button
            size="sm"
            aria-label={`Skip the list: ${label}`}
            onClick={() => end.current?.focus({ preventScroll: true })}
          >
            Skip the list
          </Button>
        </span>
      )}
      {items.length === 0 ? (
        empty
      ) : (
        <ul aria-label={label} className="relative" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index]
            return (
              item !== undefined && (
                <li
                  key={key}
                  ref={virtualizer.measureElement}
                  data-index={index}
                  aria-setsize={items.length}
                  aria-posinset={index + 1}
                  className="absolute inset-x-0 top-0 border-b"
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {children(item)}
                </li>
              )
            )
          })}
        </ul>
      )}
      <span ref={end} tabIndex={-1} className="sr-only" />
    </div>
  )
}
