import { Link } from '@tanstack/react-router'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { MenuEntry } from '@/page/area.ts'
import { localMemory } from '@/session/storage.ts'
import { IconButton } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { mergeTriggerProps, useTooltip } from '@/ui/overlays/tooltip.tsx'
import { useMenu } from './use-menu.ts'

const isRememberedOpen = () => localMemory.read('openDrawer') !== 'false'

const frame = (open: boolean) =>
  cx(
    'sticky top-toolbar hidden h-[calc(100vh-58px)] shrink-0 flex-col border-r bg-surface px-2 py-3 sm:flex',
    open ? 'w-52' : 'w-14',
  )

/** Reserves the menu's space until the project is known, so that the page does not shift. */
export const SideMenuPlaceholder = () => <div className={frame(isRememberedOpen())} />

/** Side menu, expanded or collapsed to icons; the state is saved. */
export function SideMenu() {
  const [open, setOpen] = useState(isRememberedOpen)
  const toggle = () => {
    localMemory.write('openDrawer', String(!open))
    setOpen(!open)
  }
  const Icon = open ? PanelLeftClose : PanelLeftOpen
  return (
    <div className={frame(open)}>
      <MenuLinks collapsed={!open} />
      <IconButton
        label={open ? 'Collapse menu' : 'Expand menu'}
        aria-expanded={open}
        onClick={toggle}
        className="mt-auto ml-0.5"
      >
        <Icon aria-hidden />
      </IconButton>
    </div>
  )
}

interface MenuLinksProps {
  /** Icons only, with the labels as tooltips. */
  collapsed?: boolean
  /** Called when the user opens an area. */
  onChoose?: () => void
}

/** The areas of the console as links, in groups. */
export function MenuLinks({ collapsed = false, onChoose }: MenuLinksProps) {
  const entries = useMenu()
  return (
    <nav aria-label="Areas" className="min-h-0 overflow-y-auto">
      <ul className="flex flex-col">
        {entries.map((entry, index) => (
          <li key={entry.to}>
            {entry.group !== undefined && entry.group !== entries[index - 1]?.group && (
              <GroupHeading name={entry.group} collapsed={collapsed} />
            )}
            <MenuLink entry={entry} collapsed={collapsed} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

const GroupHeading = ({ name, collapsed }: { name: string; collapsed: boolean }) =>
  collapsed ? (
    <hr className="mx-2 my-2 border-line" />
  ) : (
    <p className="px-2.5 pt-4 pb-1.5 text-xs font-semibold text-muted">{name}</p>
  )

interface MenuLinkProps {
  entry: MenuEntry
  collapsed: boolean
  onChoose: (() => void) | undefined
}

function MenuLink({ entry, collapsed, onChoose }: MenuLinkProps) {
  const { triggerProps, layer } = useTooltip(collapsed ? entry.label : undefined, {
    describe: false,
    clickThrough: true,
    side: 'right',
  })
  return (
    <>
      <Link
        to={entry.to}
        {...mergeTriggerProps({ onClick: onChoose }, triggerProps)}
        className={cx(
          'relative flex h-[34px] items-center gap-2.5 rounded px-2.5 font-medium text-muted no-underline',
          'hover:bg-sunken hover:text-ink focus-visible:outline-offset-[-2px]',
          'data-[status=active]:bg-primary-soft data-[status=active]:font-semibold data-[status=active]:text-primary',
        )}
      >
        <entry.icon aria-hidden className="size-4 shrink-0" />
        <span className={cx(collapsed ? 'sr-only' : 'truncate')}>{entry.label}</span>
        {entry.badge && (
          <span className={cx('flex', collapsed ? 'absolute top-0 right-0' : 'ml-auto')}>
            <Suspense fallback={null}>
              <entry.badge />
            </Suspense>
          </span>
        )}
      </Link>
      {layer}
    </>
  )
}
