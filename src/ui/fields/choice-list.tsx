import { type ComponentType, memo, type ReactNode } from 'react'
import { VirtualList } from '../table/virtual-list.tsx'
import { Checkbox } from './checkbox.tsx'

/** Selection state of a list. */
export interface Choice<Item> {
  /** Ids of the selected items. */
  chosen: ReadonlySet<string>
  /** Selects or deselects an item. Must be referentially stable. */
  toggle: (item: Item) => void
}

interface ChoiceListProps<Item> extends Choice<Item> {
  label: string
  items: readonly Item[]
  idOf: (item: Item) => string
  nameOf: (item: Item) => string
  /** Why an item cannot be selected. Selected items can always be deselected. */
  refusalOf?: (item: Item) => string | undefined
  /** Shown below the name. */
  Detail: ComponentType<{ item: Item }>
  empty: ReactNode
}

/** Virtual list of items with checkboxes. */
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

// `memo` loses the type parameter.
const MemoRow = memo(Row) as typeof Row
