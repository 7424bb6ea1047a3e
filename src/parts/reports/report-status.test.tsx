// @vitest-environment jsdom
import type { ReportStatus as StatusName } from '@generated/evaluation/types.ts'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { reportStatuses } from '@/models/reports/report-statuses.ts'
import { ReportStatus } from './report-status.tsx'

afterEach(cleanup)

const words = {
  scheduled: 'Scheduled',
  started: 'Running',
  succeeded: 'Succeeded',
  failed: 'Failed',
  canceled: 'Canceled',
} as const satisfies Record<StatusName, string>

/** The arcs of the ring, back to front; empty without a ring. */
const shares = (element: Element) =>
  [...element.querySelectorAll('circle[pathLength]')].map((arc) =>
    arc.getAttribute('stroke-dasharray'),
  )

const counts = { totalCount: 4, successCount: 1, failureCount: 2 }

test.each(reportStatuses)('%s', (status) => {
  const { container } = render(<ReportStatus status={status} counts={counts} />)
  expect(container.textContent).toBe(words[status])
  const ended = status === 'succeeded' || status === 'failed'
  expect(shares(container)).toEqual(ended ? ['1 1', '0.5 1', '0.25 1'] : [])
  expect(container.querySelectorAll('.animate-spin')).toHaveLength(status === 'started' ? 1 : 0)
})

test.each([
  [{ totalCount: 3, successCount: 3, failureCount: 0 }, ['1 1', '1 1']],
  // One failure of many shows as an eighth.
  [{ totalCount: 100, successCount: 99, failureCount: 1 }, ['1 1', '0.125 1', '0.875 1']],
  [{ totalCount: 3, successCount: 0, failureCount: 0 }, ['1 1']],
  [{ totalCount: 0, successCount: 0, failureCount: 0 }, []],
  [undefined, []],
])('the ring of a failed report with %j', (results, arcs) => {
  const { container } = render(<ReportStatus status="failed" counts={results} />)
  expect(shares(container)).toEqual(arcs)
})
