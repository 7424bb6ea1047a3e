import type { ReleaseItem } from '@generated/catalog/types.ts'

/** Names of the labels that carry the ids. */
const labelNames = {
  jobId: 'auto.web.ci.job-id',
  buildReportId: 'auto.web.ci.build-report-id',
} as const

/** Ids of the jobs and the builds that made items of a release, each once. */
export interface BuildIds {
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

/** The jobs and builds that the labels of items name; none for what no job built. */
export const buildIdsOf = (items: readonly Pick<ReleaseItem, 'labels'>[]): BuildIds => ({
  jobIds: valuesOf(items, labelNames.jobId),
  buildReportIds: valuesOf(items, labelNames.buildReportId),
})
