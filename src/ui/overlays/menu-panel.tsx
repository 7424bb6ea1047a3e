import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { type ReactNode, type Ref, type RefObject, useRef } from 'react'
import { cx, floating } from '../base/class-names.ts'
import type { MenuItem, MenuOpening } from './menu-item.ts'

interface MenuPanelProps {
  label: string
  items: readonly MenuItem[]
  /** Shown above and below the items. */
  head?: ReactNode
  foot?: ReactNode
  opening: MenuOpening
  /** The element around the menu's button. */
  anchor: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * Panel of `Menu`. Radix's trigger is an empty span over the real button, used only for positioning, so that
 * the button stays the same element when this code loads.
 */
export default function MenuPanel(props: MenuPanelProps) {
  const { label, items, head, foot, opening, anchor, onClose } = props
  const first = useRef<HTMLDivElement>(null)
  const chosen = useRef<() => void>(undefined)
  const ordered = [
    ...items.filter((item) => !item.destructive),
    ...items.filter((item) => item.destructive),
  ]
  const line = ordered.findIndex((item) => item.destructive)

  return (
    // Not modal: the page stays in the accessibility tree, and a single click outside reaches it.
    <DropdownMenu.Root open modal={false} onOpenChange={onClose}>
      <DropdownMenu.Trigger asChild>
        <Anchor />
      </DropdownMenu.Trigger>
      {/* Text that is no item belongs to the landmark of the button. */}
      <DropdownMenu.Portal container={head ? anchor.current : null}>
        <DropdownMenu.Content
          aria-label={label}
          aria-labelledby={undefined}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          onFocus={(event) => {
            // Radix was not mounted yet for the keystroke that opened the menu.
            if (opening === 'keyboard' && event.target === event.currentTarget) {
              first.current?.focus()
            }
          }}
          onInteractOutside={(event) => {
            // The button itself toggles the menu.
            if (event.target instanceof Node && anchor.current?.contains(event.target)) {
              event.preventDefault()
            }
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // After a click on another control, leave the focus there.
            if (document.activeElement === document.body) {
              anchor.current?.querySelector('button')?.focus()
            }
            // After the focus is restored, so that a dialog opened by the item can return it to the button.
            chosen.current?.()
          }}
          className={cx(
            floating,
            'max-h-(--radix-dropdown-menu-content-available-height) min-w-44 animate-pop-in overflow-y-auto p-1 text-sm',
            'max-w-[min(20rem,var(--radix-dropdown-menu-content-available-width))]',
          )}
        >
          {head && (
            <DropdownMenu.Label className="-mx-1 mb-1 border-b px-3 pt-1 pb-2 text-xs break-words text-muted">
              {head}
            </DropdownMenu.Label>
          )}
          {ordered.map((item, index) => (
            <Item
              key={item.id}
              item={item}
              ref={index === 0 ? first : undefined}
              afterLine={index > 0 && index === line}
              onSelect={() => {
                chosen.current = item.onSelect
              }}
            />
          ))}
          {foot && (
            <DropdownMenu.Label className="-mx-1 mt-1 border-t px-3 pt-2 pb-1 text-xs text-muted">
              {foot}
            </DropdownMenu.Label>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}

/** Uses only the ref of the Radix trigger, not its role and handlers. */
function Anchor({ ref }: { ref?: Ref<HTMLSpanElement> }) {
  return <span ref={ref} aria-hidden className="pointer-events-none absolute inset-0" />
}

interface ItemProps {
  item: MenuItem
  ref: Ref<HTMLDivElement> | undefined
  afterLine: boolean
  onSelect: () => void
}

function Item({ item, ref, afterLine, onSelect }: ItemProps) {
  const disabled = item.disabledReason !== undefined
  return (
    <>
      {afterLine && <DropdownMenu.Separator className="-mx-1 my-1 h-px bg-line" />}
      <DropdownMenu.Item
        ref={ref}
        textValue={item.label}
        // Not Radix's `disabled`: the item must stay focusable to show the reason.
        aria-disabled={disabled || undefined}
        onSelect={(event) => {
          if (disabled) event.preventDefault()
          else onSelect()
        }}
        className={cx(
          'flex items-start gap-2 rounded-sm px-2 py-1.5 outline-none data-highlighted:bg-sunken',
          '[&_svg]:mt-px [&_svg]:size-4 [&_svg]:shrink-0',
          disabled
            ? 'cursor-not-allowed text-muted'
            : cx('cursor-pointer', item.destructive ? 'text-failed' : 'text-ink'),
        )}
      >
        {item.icon}
        <span className="min-w-0 break-words">
          {item.label}
          {disabled && <span className="block text-xs text-muted">{item.disabledReason}</span>}
        </span>
      </DropdownMenu.Item>
    </>
  )
}
