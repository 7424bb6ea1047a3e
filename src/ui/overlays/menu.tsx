import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../base/button.tsx'
import { codeLoader } from '../base/code-loader.ts'
import type { MenuItem, MenuOpening } from './menu-item.ts'

export type { MenuItem } from './menu-item.ts'

const loadPanel = codeLoader(() => import('./menu-panel.tsx'))
const MenuPanel = lazy(loadPanel)

interface MenuProps {
  /** What the menu acts on; the button's name: `Actions for Nightly regression`. */
  label: string
  /** In the order shown, save that destructive ones come last. Without any, nothing is rendered. */
  items: readonly MenuItem[]
  size?: 'md' | 'sm' | undefined
}

/**
 * A button that opens a menu of actions. Cheap enough for every row of a table: its code beyond the
 * button loads when the pointer or focus first reaches one, and a press before that is not lost.
 */
export function Menu({ label, items, size = 'md' }: MenuProps) {
  const wrapper = useRef<HTMLSpanElement>(null)
  const [opening, setOpening] = useState<MenuOpening>()
  if (items.length === 0) return null

  return (
    <span ref={wrapper} className="relative inline-flex">
      <IconButton
        label={label}
        size={size}
        aria-haspopup="menu"
        aria-expanded={opening !== undefined}
        onPointerEnter={loadPanel}
        onFocus={loadPanel}
        // A press by Enter, Space or assistive technology has no clicks to count.
        onClick={({ detail }) =>
          setOpening(opening ? undefined : detail === 0 ? 'keyboard' : 'pointer')
        }
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpening('keyboard')
        }}
      >
        <Ellipsis aria-hidden />
      </IconButton>
      {opening && (
        <Suspense fallback={null}>
          <MenuPanel
            label={label}
            items={items}
            opening={opening}
            anchor={wrapper}
            onClose={() => setOpening(undefined)}
          />
        </Suspense>
      )}
    </span>
  )
}
