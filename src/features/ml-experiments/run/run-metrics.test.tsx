// @vitest-environment jsdom
import type { Run } from '@generated/ml/types.ts'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { RunMetrics } from './run-metrics.tsx'

afterEach(cleanup)

const run = (id: string, status: Run['report']['status'], losses: readonly number[]): Run => ({
  id,
  experimentId: 'e',
  name: 'Night',
  userName: 'Aiko Tanaka',
  description: '',
  createdAt: '2026-11-01T00:00:00Z',
  createdBy: 'u',
  deprecated: false,
  metricsSummary: losses.map((value) => ({ name: 'val_loss', value })),
  report: {
    runId: id,
    experimentId: 'e',
    status,
    event: {},
    ...(status === 'succeeded' && { finishedAt: '2026-11-01T01:00:00Z' }),
  },
})

const curves = () => screen.queryAllByRole('img').map((image) => image.getAttribute('aria-label'))

test('the values that come while a run trains make a curve, which outlives the page', () => {
  const { rerender, unmount } = render(<RunMetrics run={run('a', 'started', [])} />)
  expect(screen.queryByText('Metrics')).toBeNull()
  rerender(<RunMetrics run={run('a', 'started', [2.5])} />)
  expect(screen.getByText(/^Curves show what was seen here since \d\d:\d\d/)).not.toBeNull()
  expect(curves()).toEqual([])
  rerender(<RunMetrics run={run('a', 'started', [1.25])} />)
  expect(curves()).toEqual([expect.stringContaining('first 2.5, last 1.25')])
  unmount()
  const again = render(<RunMetrics run={run('a', 'succeeded', [0.5])} />)
  expect(curves()).toEqual([expect.stringContaining('val_loss, 3 values')])
  again.unmount()
  render(<RunMetrics run={run('b', 'succeeded', [0.5])} />)
  expect(curves()).toEqual([])
  expect(screen.queryByText(/^Curves/)).toBeNull()
})
