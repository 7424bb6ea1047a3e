import type { ComponentProps } from 'react'
import { DetectionChart } from '@/features/charts/lazy-charts.tsx'
import { ParameterSpace, ReportChart } from '@/features/parameter-space/lazy-spaces.tsx'
import { pollingAbout } from '@/models/reports/report-polling.ts'
import { isPerception } from '@/models/reports/suite-perception.ts'
import type { ReportTab } from './report-tabs.tsx'

/** The tab with how many objects were seen, missed and made up in a report. */
export const detectionTab = (
  tab: 'metricsChart' | 'summaryChart',
  name: string,
  chart: ComponentProps<typeof DetectionChart>,
): ReportTab => ({ tab, name, beta: true, content: <DetectionChart {...chart} /> })

interface SpecCharts extends ComponentProps<typeof ParameterSpace> {
  search: ComponentProps<typeof ParameterSpace>['search'] &
    ComponentProps<typeof ReportChart>['search']
}

interface Offered {
  /** Whether the cases have parameters. */
  hasParameters: boolean
  /** Whether the user sees what is not finished. */
  privileged: boolean
}

/** The tabs with the charts of a scenario. */
export const specChartTabs = (props: SpecCharts, { hasParameters, privileged }: Offered) => {
  const { report, search } = props
  const tabs: ReportTab[] = []
  if (hasParameters) {
    tabs.push({
      tab: 'scenarioParameterGroup',
      name: 'Parameter space',
      content: <ParameterSpace {...props} />,
    })
  }
  if (!privileged) return tabs
  tabs.push({
    tab: 'reportChart',
    name: 'Report chart',
    beta: true,
    content: <ReportChart {...props} />,
  })
  if (!isPerception(report.suite)) return tabs
  const scope = { ...report.parents, specReportId: report.id }
  const polling = pollingAbout(report)
  return [
    ...tabs,
    detectionTab('summaryChart', 'Summary chart', { scope, polling, type: search.chart }),
  ]
}
