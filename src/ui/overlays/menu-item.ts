import type { ReactNode } from 'react'

/** One action of a menu. */
export interface MenuItem {
  /** Stable over renders: data that arrives while the menu is open does not move the focus. */
  id: string
  label: string
  icon?: ReactNode
  /** Called once the menu is closed and its button has the focus again. */
  onSelect: () => void
  /** Shown in red, after a line, at the end of the menu. */
  destructive?: boolean | undefined
  /** Listed, but not to be chosen, because of this. */
  disabledReason?: string | undefined
}

/** How an open menu was asked for: the keyboard starts at its first item. */
export type MenuOpening = 'keyboard' | 'pointer'
