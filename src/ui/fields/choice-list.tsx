import { type ComponentType, memo, type ReactNode } from 'react'
import { VirtualList } from '../table/virtual-list.tsx'
import { Checkbox } from './checkbox.tsx'

/** What is chosen in a list, and how it is chosen. */
export interface Choice<Item> {
  /** Ids of what is chosen. */
  chosen: ReadonlySet<string>
  /** Chooses an item, or takes the choice back. Keep it stable. */
  toggle: (item: Item) => void
}

interface ChoiceListProps<Item> extends Choice<Item> {
  /** Names the list. */
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  /** Why an item cannot be chosen; what is chosen can always be taken back. */
  refusalOf?: (item: Item) => string | undefined
  /** What stands under the name. */
  Detail: ComponentType<{ item: Item }>
  /** Stands in place of an empty list. */
  empty: ReactNode
}

/** Any number of items, to choose any of. */
export function ChoiceList<Item>(props: ChoiceListProps<Item>) {
  const { chosen, toggle, nameOf, refusalOf, Detail, ...list } = props
  return (
    <VirtualList {...list} itemHeight={57}>
      {(item) => {
        const checked = chosen.has(list.idOf(item))
        return (
          <MemoRow
            item={item}
            name={nameOf(item)}
            checked={checked}
            refusal={checked ? undefined : refusalOf?.(item)}
            toggle={toggle}
            Detail={Detail}
          />
        )
      }}
    </VirtualList>
  )
}

interface RowProps<Item> extends Pick<ChoiceListProps<Item>, 'toggle' | 'Detail'> {
  item: Item
  name: string
  checked: boolean
  refusal: string | undefined
}

function Row<Item>({ item, name, checked, refusal, toggle, Detail }: RowProps<Item>) {
  return (
    <div className="flex flex-col gap-0.5 px-3 py-2">
      <Checkbox
        label={name}
        checked={checked}
        disabledReason={refusal}
        onChange={() => toggle(item)}
        className="min-w-0 [overflow-wrap:anywhere]"
      />
      <div className="ml-[26px] truncate text-xs text-muted">
        <Detail item={item} />
      </div>
    </div>
  )
}

// `memo` forgets that the component is generic.
const MemoRow = memo(Row) as typeof Row
