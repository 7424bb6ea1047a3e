import type { ReactNode } from 'react'

export interface MenuItem {
  /** Stable key, so that new data does not move the focus while the menu is open. */
  id: string
  label: string
  icon?: ReactNode
  /** Called after the menu is closed and the focus is back on its button. */
  onSelect: () => void
  /** Red, at the end of the menu, after a separator. */
  destructive?: boolean | undefined
  /** Disables the item; shown below its label. */
  disabledReason?: string | undefined
}

/** How the menu was opened. The keyboard focuses the first item. */
export type MenuOpening = 'keyboard' | 'pointer'
