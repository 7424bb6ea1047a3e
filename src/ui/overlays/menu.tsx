import { type ComponentProps, type ReactNode, useRef, useState } from 'react'
import { Button, IconButton } from '../base/button.tsx'
import { LazyPart, lazyCode } from '../base/lazy-part.tsx'
import type { MenuItem, MenuOpening } from './menu-item.ts'

export type { MenuItem } from './menu-item.ts'

const panel = lazyCode(() => import('./menu-panel.tsx'))

// One path, made once: a table has this in each of its rows.
const dots = (
  <svg aria-hidden viewBox="0 0 24 24" stroke="currentColor" strokeWidth={4} strokeLinecap="round">
    <path d="M5 12h.01M12 12h.01M19 12h.01" />
  </svg>
)

interface MenuProps {
  /** Accessible name of the button: `Actions for Nightly regression`. */
  label: string
  /** In display order; destructive ones are moved to the end. Renders nothing if empty. */
  items: readonly MenuItem[]
  size?: 'md' | 'sm' | undefined
  /** Content of the button; default: three dots. */
  children?: ReactNode
  /** Tooltip of a button with content. */
  hint?: string | undefined
  /** Shown above and below the items. */
  head?: ReactNode
  foot?: ReactNode
  /** Why a button with content opens nothing. */
  disabledReason?: string | undefined
}

/**
 * Button with a menu of actions. Cheap enough for every table row: the panel's code loads on the first hover
 * or focus, and an earlier click is not lost.
 */
export function Menu(props: MenuProps) {
  const { label, items, size = 'md', children, hint, disabledReason } = props
  const wrapper = useRef<HTMLSpanElement>(null)
  const [opening, setOpening] = useState<MenuOpening>()
  if (items.length === 0) return null

  const trigger: Partial<ComponentProps<'button'>> = {
    'aria-haspopup': 'menu',
    'aria-expanded': opening !== undefined,
    onPointerEnter: panel.load,
    onFocus: panel.load,
    // `detail` is 0 for a click by keyboard or assistive technology.
    onClick: ({ detail }) =>
      setOpening(opening ? undefined : detail === 0 ? 'keyboard' : 'pointer'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return
      event.preventDefault()
      setOpening('keyboard')
    },
  }
  return (
    <span ref={wrapper} className="relative inline-flex">
      {children ? (
        <Button
          {...trigger}
          variant="ghost"
          size={size}
          aria-label={label}
          hint={hint}
          disabledReason={disabledReason}
        >
          {children}
        </Button>
      ) : (
        <IconButton {...trigger} label={label} size={size}>
          {dots}
        </IconButton>
      )}
      {opening && (
        <LazyPart
          code={panel}
          label={label}
          items={items}
          head={props.head}
          foot={props.foot}
          opening={opening}
          anchor={wrapper}
          onClose={() => setOpening(undefined)}
        />
      )}
    </span>
  )
}
