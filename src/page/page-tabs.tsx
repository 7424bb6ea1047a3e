import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'

interface PageTabsProps<Tab extends string> {
  /** Accessible name of the list of tabs. */
  label: string
  /** Values of the tabs in the address; the first is open where the address names none of them. */
  tabs: readonly Tab[]
  names: Readonly<Record<Tab, string>>
  counts?: Readonly<Partial<Record<Tab, number | undefined>>>
  /** Search parameters of the thing, which all tabs share. */
  kept?: Readonly<Record<string, string | number | undefined>>
  className?: string
  /** Renders the open tab. */
  children: (open: Tab) => ReactNode
}

/** The lists on the page of a thing, one at a time: the address names the open one. */
export function PageTabs<Tab extends string>(props: PageTabsProps<Tab>) {
  const { label, tabs, names, counts, kept, className, children } = props
  const search = useSearch({ strict: false })
  const [first] = tabs
  const open = tabs.find((tab) => tab === search.tab) ?? first
  if (open === undefined) return null
  return (
    <Tabs value={open}>
      <TabList label={label} className={className}>
        {tabs.map((tab) => (
          <TabLink
            key={tab}
            to="."
            // Page, sort and filter belong to the tab being left.
            search={{
              ...kept,
              page_size: search.page_size,
              tab: tab === first ? undefined : tab,
            }}
            resetScroll={false}
            value={tab}
            count={counts?.[tab]}
          >
            {names[tab]}
          </TabLink>
        ))}
      </TabList>
      <TabPanel>{children(open)}</TabPanel>
    </Tabs>
  )
}
