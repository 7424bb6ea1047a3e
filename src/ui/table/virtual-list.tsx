import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useCallback, useRef } from 'react'
import { Button } from '../base/button.tsx'

interface VirtualListProps<Item> {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** Estimated height of an item in px. */
  itemHeight: number
  /** Renders an item. Memoize its content, as scrolling rerenders all visible items. */
  children: (item: Item) => ReactNode
  empty: ReactNode
}

/** Lists with at least this many items have a "Skip the list" button for keyboard users. */
const skipButtonFrom = 10

/** Virtual list that fills and scrolls within its flex parent. */
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
      {items.length >= skipButtonFrom && (
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
