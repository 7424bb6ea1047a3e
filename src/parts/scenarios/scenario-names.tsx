import type { ReactNode } from 'react'
import { formatCount } from '@/lib/numbers.ts'

interface ScenarioNamesProps<Item> {
  /** `Scenarios to share` */
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  /** The name, and what else is said of it. */
  children: (item: Item) => ReactNode
  /** Most items that are named; thousands would take seconds to draw, and nobody reads them. */
  most?: number
}

/** So many names fit without scrolling. */
const fewNames = 5

/** Names some of the scenarios that a dialog is about, and says how many more there are. */
export function ScenarioNames<Item>(props: ScenarioNamesProps<Item>) {
  const { label, items, idOf, children, most = fewNames } = props
  const more = items.length - most
  return (
    <ul
      aria-label={label}
      // More than the few of a summary scroll, and must be reachable by keyboard.
      tabIndex={Math.min(items.length, most) > fewNames ? 0 : undefined}
      className="max-h-48 list-disc overflow-y-auto pl-5 text-sm [overflow-wrap:anywhere]"
    >
      {items.slice(0, most).map((item) => (
        <li key={idOf(item)}>{children(item)}</li>
      ))}
      {more > 0 && <li className="text-muted">and {formatCount(more)} more</li>}
    </ul>
  )
}
