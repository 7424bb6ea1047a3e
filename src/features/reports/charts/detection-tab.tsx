import type { ComponentProps } from 'react'
import type { ReportTab } from '../report-tabs.tsx'
import { DetectionChart } from './lazy-charts.tsx'

/** The tab with how many objects were seen, missed and made up in a report. */
export const detectionTab = (
  tab: 'metricsChart' | 'summaryChart',
  name: string,
  chart: ComponentProps<typeof DetectionChart>,
): ReportTab => ({ tab, name, beta: true, content: <DetectionChart {...chart} /> })
