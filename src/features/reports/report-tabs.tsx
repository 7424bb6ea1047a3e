import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useState } from 'react'
import { useCommands } from '@/page/commands.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { Badge } from '@/ui/text/badge.tsx'

/** A tab of a report. */
export interface ReportTab {
  /** Its value in the address. */
  tab: string
  name: string
  /** Number of what is in it; undefined while unknown. */
  count?: number | undefined
  /** Marked as not finished. */
  beta?: boolean
  content: ReactNode
}

interface ReportTabsProps {
  label: string
  tabs: readonly ReportTab[]
  /** The tab that is open where the address names none. */
  first: string
}

/** The tabs of a report; keys from 1 on open them. A single one shows its content alone, and keeps it when others come. */
export function ReportTabs({ label, tabs, first: firstNow }: ReportTabsProps) {
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  // As it was when the page opened: a first failure must not take away what is being read.
  const [first] = useState(firstNow)
  const open = tabs.find(({ tab }) => tab === search.tab) ?? tabs.find(({ tab }) => tab === first)
  // Page and sort order belong to the tab being left.
  const searchOf = (tab: string) => ({
    ...search,
    page: undefined,
    sort: undefined,
    tab: tab === first ? undefined : tab,
  })
  const isAlone = tabs.length === 1
  useCommands(
    (isAlone ? [] : tabs).map(({ tab, name }, index) => ({
      id: `tab-${tab}`,
      label: `Show ${name.toLowerCase()}`,
      keys: String(index + 1),
      run: () => void navigate({ to: '.', search: searchOf(tab), resetScroll: false }),
    })),
  )
  return (
    <Tabs value={open?.tab ?? first}>
      <div className="-mt-1">
        {!isAlone && (
          <TabList label={label}>
            {tabs.map(({ tab, name, count, beta }) => (
              <TabLink
                key={tab}
                to="."
                search={searchOf(tab)}
                resetScroll={false}
                value={tab}
                count={count}
              >
                {name}
                {beta && <Badge>BETA</Badge>}
              </TabLink>
            ))}
          </TabList>
        )}
        <TabPanel isAlone={isAlone}>
          <Suspense fallback={<DetailSkeleton overview="h-112" />}>{open?.content}</Suspense>
        </TabPanel>
      </div>
    </Tabs>
  )
}
