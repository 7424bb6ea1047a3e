import type { Column } from '@/ui/table/data-table.tsx'
import type { ListArrangement } from './use-list-arrangement.ts'

/** What the tools of a list arrange. */
export interface ListToolsProps {
  arrangement: ListArrangement
  columns: readonly Column<never>[]
  /** Called when the user is about to choose columns. */
  onChooseColumns?: (() => void) | undefined
}

/** What a tool's panel is opened with. */
export interface ToolPanelProps extends ListToolsProps {
  id: string
  anchor: HTMLElement
  onClose: () => void
}
