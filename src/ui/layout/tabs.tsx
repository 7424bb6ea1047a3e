import { createLink } from '@tanstack/react-router'
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type ReactNode,
  use,
  useId,
} from 'react'
import { formatCount } from '@/lib/numbers.ts'
import { cx } from '../base/class-names.ts'

interface TabsContextValue {
  id: string
  value: string
}

const TabsContext = createContext<TabsContextValue | null>(null)

const useTabs = () => {
  const tabs = use(TabsContext)
  if (!tabs) throw new Error('A tab is used outside of Tabs.')
  return tabs
}

const tabId = (id: string, value: string) => `${id}tab-${value}`
const panelId = (id: string, value: string) => `${id}panel-${value}`

interface TabsProps {
  /** Value of the open tab, usually from the address. */
  value: string
  /** A `TabList` and one or more `TabPanel`s. */
  children: ReactNode
}

/** Context of a `TabList` and its `TabPanel`s. */
export function Tabs({ value, children }: TabsProps) {
  return <TabsContext value={{ id: useId(), value }}>{children}</TabsContext>
}

interface TabListProps {
  label: string
  className?: string | undefined
  children: ReactNode
}

/** List of tabs; arrow keys, Home and End move the focus, Enter and Space open a tab. */
export function TabList({ label, className, children }: TabListProps) {
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={moveFocus}
      className={cx(
        'mb-2 flex gap-5 overflow-x-auto shadow-[inset_0_-1px_0_var(--color-line)]',
        className,
      )}
    >
      {children}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')]
  if (!(event.target instanceof HTMLElement)) return
  const at = tabs.indexOf(event.target)
  if (at === -1) return
  const target = {
    ArrowRight: tabs[at + 1] ?? tabs[0],
    ArrowLeft: tabs.at(at - 1),
    Home: tabs[0],
    End: tabs.at(-1),
    ' ': event.target,
  }[event.key]
  if (!target) return
  event.preventDefault()
  // Links do not react to Space.
  if (event.key === ' ') event.target.click()
  target.focus()
}

interface TabLook {
  /** Identifies the tab and its `TabPanel`. */
  value: string
  /** Item count shown in the tab; undefined while loading. */
  count?: number | undefined
}

function useTab(value: string) {
  const tabs = useTabs()
  const open = tabs.value === value
  return {
    role: 'tab',
    id: tabId(tabs.id, value),
    'aria-selected': open,
    'aria-controls': open ? panelId(tabs.id, value) : undefined,
    tabIndex: open ? 0 : -1,
    className: cx(
      'flex shrink-0 items-center gap-1.5 border-b-2 pt-1.5 pb-2 font-[550] whitespace-nowrap transition-colors',
      'focus-visible:-outline-offset-2',
      open
        ? 'border-primary text-ink'
        : 'border-transparent text-muted hover:text-ink print:hidden',
    ),
  }
}

function Count({ children }: { children: number | undefined }) {
  if (children === undefined) return null
  return (
    <span className="rounded-[5px] bg-sunken px-1.5 text-xs/4 font-semibold text-muted">
      {formatCount(children)}
    </span>
  )
}

function TabAnchor({
  value,
  count,
  children,
  // Removes the router's mark of an active link: tabs use `aria-selected`.
  'aria-current': _,
  ...link
}: ComponentProps<'a'> & TabLook) {
  return (
    <a {...link} {...useTab(value)}>
      {children}
      <Count>{count}</Count>
    </a>
  )
}

interface TabButtonProps extends TabLook {
  onOpen: () => void
  children: ReactNode
}

/** Tab that is a button, for tabs that no address names: in a dialog. */
export function TabButton({ value, count, onOpen, children }: TabButtonProps) {
  return (
    <button type="button" onClick={onOpen} {...useTab(value)}>
      {children}
      <Count>{count}</Count>
    </button>
  )
}

/** Tab that is a link; takes the router's typed `to`, `params` and `search`. */
export const TabLink = createLink(TabAnchor)

interface TabPanelProps {
  /** Renders only while this tab is open; default: always, for the open tab. */
  value?: string | undefined
  /** There is no other tab, and no list of them. */
  isAlone?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Content of a tab. */
export function TabPanel({ value, isAlone = false, className, children }: TabPanelProps) {
  const tabs = useTabs()
  if (value !== undefined && value !== tabs.value) return null
  return (
    <div
      {...(!isAlone && {
        role: 'tabpanel',
        id: panelId(tabs.id, tabs.value),
        'aria-labelledby': tabId(tabs.id, tabs.value),
      })}
      className={className}
    >
      {children}
    </div>
  )
}
