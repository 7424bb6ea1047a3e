import type { SpecReport } from '@generated/evaluation/types.ts'
import { queryMetricsQueryOptions } from '@generated/metrics/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatDuration } from '@/lib/durations.ts'
import {
  meanSeconds,
  metricQuery,
  parameterOf,
  resultLabels,
  tableOf,
} from '@/models/charts/chart-axes.ts'
import { formatNumber } from '@/models/charts/plot-texts.ts'
import { type Axes, axisNames, type Slice } from '@/models/parameter-space/space-model.ts'
import type { SpaceSearch } from '@/models/reports/report-search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import type { Shade } from './space-shapes.ts'

const shadeLegends = {
  duration: [{ color: 'value', label: 'The stronger, the longer' }],
  metric: [{ color: 'value', label: 'The stronger, the more' }],
} as const

/** The legend of what the colour tells. */
export type ShadeLegend = (typeof shadeLegends)[keyof typeof shadeLegends]

const byDuration: Shade = {
  numberOf: ({ cases }) => meanSeconds(cases),
  textOf: (seconds) => formatDuration(seconds) ?? '',
}

/** The colour of places by duration or metric; that of a metric once the service has told it. */
export const useShade = (
  report: SpecReport,
  axes: Axes,
  slice: Slice,
  color: SpaceSearch['color'],
) => {
  const { across, up } = axes
  const metric = resultLabels.find((label) => label === color)
  const options = queryMetricsQueryOptions(
    { projectId: useProjectId() },
    metricQuery(
      {
        jobReportId: report.parents.jobReportId,
        suiteReportId: report.parents.suiteReportId,
        specReportId: report.id,
      },
      axisNames(axes),
      metric ?? 'TP',
      slice,
    ),
  )
  const { data, isError } = useQuery({ ...options, enabled: metric !== undefined })
  const ofMetric = useMemo((): Shade | undefined => {
    if (!data || metric === undefined) return undefined
    const { rows, columns, values } = tableOf(data.series)
    return {
      numberOf: ({ cases: [one] }) =>
        one &&
        values[rows.indexOf(parameterOf(one, across))]?.[
          up === undefined ? 0 : columns.indexOf(parameterOf(one, up))
        ],
      textOf: (value) => `${metric} ${formatNumber(value)}`,
    }
  }, [data, metric, across, up])
  if (color === 'duration') return { shade: byDuration, legend: shadeLegends.duration }
  return metric === undefined
    ? {}
    : {
        shade: ofMetric,
        legend: ofMetric && shadeLegends.metric,
        query: options,
        isError: isError && !data,
      }
}
