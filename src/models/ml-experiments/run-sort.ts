import type { SortOrder } from '@/lib/sort-param.ts'

/** Column of the time of creation, by which runs are sorted unless something else is asked for. */
export const createdColumn = 'created'

const metricPrefix = 'metric:'

/** Id of the column of a metric. */
export const metricColumn = (name: string): string => `${metricPrefix}${name}`

/** Order of a list of runs when the address has none: newest first. */
export const defaultRunSort: SortOrder = { column: createdColumn, direction: 'descending' }

/** The order as query of the service: by time of creation, or by the metric that goes along by name. */
export const sortQueryOf = (sort: string | undefined) => {
  const text = sort ?? `-${createdColumn}`
  const order = text.startsWith('-') ? ('desc' as const) : ('asc' as const)
  const column = text.replace(/^-/, '')
  const name = column.startsWith(metricPrefix) ? column.slice(metricPrefix.length) : ''
  if (name) return { sort: 'metric_value', sortMetricName: name, order } as const
  return { sort: 'created_at', order: column === createdColumn ? order : 'desc' } as const
}
