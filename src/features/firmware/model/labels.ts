import type { ReleaseItem } from '@generated/catalog/types.ts'

const builderNames = {
  jobId: 'auto.web.ci.job-id',
  buildReportId: 'auto.web.ci.build-report-id',
} as const

/** What built the items of a release, as their labels tell: each id once, none for what no job built. */
export interface Builders {
  jobIds: readonly string[]
  buildReportIds: readonly string[]
}

const valuesOf = (items: readonly Pick<ReleaseItem, 'labels'>[], label: string): string[] => [
  ...new Set(
    items
      .flatMap(({ labels }) => labels)
      .filter(({ name, value }) => name === label && value !== '')
      .map(({ value }) => value),
  ),
]

/** The jobs and builds that the labels of items name. */
export const buildersOf = (items: readonly Pick<ReleaseItem, 'labels'>[]): Builders => ({
  jobIds: valuesOf(items, builderNames.jobId),
  buildReportIds: valuesOf(items, builderNames.buildReportId),
})
