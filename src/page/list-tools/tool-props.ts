import type { Column } from '@/ui/table/data-table.tsx'
import type { ListArrangement } from './use-list-arrangement.ts'

export interface ListToolsProps {
  arrangement: ListArrangement
  columns: readonly Column<never>[]
  /** Called when the user is about to choose columns. */
  onChooseColumns?: (() => void) | undefined
}

export interface ToolPanelProps extends ListToolsProps {
  id: string
  anchor: HTMLElement
  onClose: () => void
}
