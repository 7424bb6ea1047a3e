import { Ellipsis } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import { IconButton } from '../base/button.tsx'
import { codeLoader } from '../base/code-loader.ts'
import type { MenuItem, MenuOpening } from './menu-item.ts'

export type { MenuItem } from './menu-item.ts'

const loadPanel = codeLoader(() => import('./menu-panel.tsx'))
const MenuPanel = lazy(loadPanel)

interface MenuProps {
  /** Accessible name of the button: `Actions for Nightly regression`. */
  label: string
  /** In display order; destructive ones are moved to the end. Renders nothing if empty. */
  items: readonly MenuItem[]
  size?: 'md' | 'sm' | undefined
}

/**
 * Button with a menu of actions. Cheap enough for every table row: the panel's code loads on the first hover
 * or focus, and an earlier click is not lost.
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
        // `detail` is 0 for a click by keyboard or assistive technology.
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
