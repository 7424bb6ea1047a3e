import type { JobReport } from '@generated/evaluation/types.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useCommands } from '@/page/commands.ts'
import { TabLink, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { type JobTab, jobTabs } from '../model/search.ts'

const names = {
  failures: 'Failures',
  suites: 'Suites',
  timeline: 'Timeline',
  options: 'Options',
} as const satisfies Record<JobTab, string>

interface JobTabsProps {
  report: JobReport
  /** Cases have failed: their tab comes first. */
  hasFailures: boolean
  /** Number of suites; undefined until the first are loaded. */
  suites: number | undefined
  /** The content of each tab. */
  children: Readonly<Record<JobTab, ReactNode>>
}

/** The tabs of a job; keys 1 to 4 open them. */
export function JobTabs({ report, hasFailures, suites, children }: JobTabsProps) {
  const search = useSearch({ from: '/_console/reports/$jobId/' })
  const navigate = useNavigate()
  // As it was when the page opened: a first failure must not take away what is being read.
  const [first] = useState<JobTab>(hasFailures ? 'failures' : 'suites')
  const open = search.tab ?? first
  const target = (tab: JobTab) => ({
    to: '/reports/$jobId' as const,
    params: { jobId: report.jobId },
    // Page and sort order belong to the tab being left.
    search: { ...search, page: undefined, sort: undefined, tab: tab === first ? undefined : tab },
    resetScroll: false,
  })
  useCommands(
    jobTabs.map((tab, index) => ({
      id: `tab-${tab}`,
      label: `Show ${names[tab].toLowerCase()}`,
      keys: String(index + 1),
      run: () => void navigate(target(tab)),
    })),
  )
  const counts = { failures: report.test?.caseResults?.failureCount, suites }
  return (
    <Tabs value={open}>
      <div>
        <TabList label="Parts of the job" className="mb-2.5">
          {jobTabs.map((tab) => (
            <TabLink
              key={tab}
              {...target(tab)}
              value={tab}
              count={tab in counts ? counts[tab as keyof typeof counts] : undefined}
            >
              {names[tab]}
            </TabLink>
          ))}
        </TabList>
        <TabPanel>{children[open]}</TabPanel>
      </div>
    </Tabs>
  )
}
