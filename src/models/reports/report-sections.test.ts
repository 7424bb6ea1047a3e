import { describe, expect, test } from 'vitest'
import { reportSectionOf } from './report-sections.ts'
import { reportStatuses, unfinishedStatuses } from './report-statuses.ts'

const visit = Date.parse('2026-03-02T12:00:00Z')
const before = '2026-03-02T11:59:59Z'
const after = '2026-03-02T12:00:01Z'

describe('the section of a report', () => {
  test.each(reportStatuses)('that is %s and has ended goes by its end', (status) => {
    const ended = (finishedAt: string) =>
      reportSectionOf({ status, scheduledAt: before, finishedAt }, visit)
    expect([ended(before), ended(after)]).toEqual(['earlier', 'new'])
  })

  test.each(unfinishedStatuses)('that is %s is first, however old', (status) => {
    expect(reportSectionOf({ status, scheduledAt: before }, visit)).toBe('running')
  })

  test('that has ended without saying when goes by its start', () => {
    const canceled = (scheduledAt: string) =>
      reportSectionOf({ status: 'canceled', scheduledAt }, visit)
    expect([canceled(before), canceled(after)]).toEqual(['earlier', 'new'])
  })
})
