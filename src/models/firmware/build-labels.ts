import type { ReleaseItem } from '@generated/catalog/types.ts'

/** Keys of the labels that hold the ids. */
const labelNames = {
  jobId: 'auto.web.ci.job-id',
  buildReportId: 'auto.web.ci.build-report-id',
} as const

/** Distinct ids of the jobs and builds that made items of a release. */
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

/** The jobs and builds named by the labels of items; none for items that no job built. */
export const buildIdsOf = (items: readonly Pick<ReleaseItem, 'labels'>[]): BuildIds => ({
  jobIds: valuesOf(items, labelNames.jobId),
  buildReportIds: valuesOf(items, labelNames.buildReportId),
})
