import type { Kept } from './kept-store.ts'

type Unknown = { readonly [name: string]: unknown } | null | undefined

const isObject = (value: unknown): value is NonNullable<Unknown> =>
  typeof value === 'object' && value !== null

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isListOf = (value: unknown, fits: (item: Unknown) => boolean) =>
  Array.isArray(value) && value.every((item) => isObject(item) && fits(item))

const areCounts = (value: unknown) =>
  value === undefined ||
  (isObject(value) &&
    isNumber(value.totalCount) &&
    isNumber(value.successCount) &&
    isNumber(value.failureCount))

/** Whether everything of a report that a rule or a list reads is there. */
const isHeader = (job: Unknown): boolean => {
  if (!job || ![job.id, job.jobId, job.status, job.scheduledAt].every(isText)) return false
  const { catalog, event, build, test, buildOptions, testOptions, releaseOptions } = job
  if (!isObject(catalog) || !isObject(event) || !isObject(build)) return false
  if (![buildOptions, testOptions, releaseOptions].every(isObject)) return false
  const { source } = event
  return (
    isText(catalog.id) &&
    ['string', 'undefined'].includes(typeof build.status) &&
    (source === undefined ||
      (isObject(source) && ['string', 'undefined'].includes(typeof source.gitRefUrl))) &&
    (test === undefined ||
      (isObject(test) && areCounts(test.caseResults) && areCounts(test.availableCaseResults)))
  )
}

const isReach = (reach: unknown): boolean =>
  isObject(reach) &&
  isListOf(reach.covered, (range) => isNumber(range?.from) && isNumber(range?.to)) &&
  isListOf(
    reach.open,
    (job) => isText(job?.jobId) && isText(job?.catalogId) && isNumber(job?.at),
  ) &&
  ['string', 'undefined'].includes(typeof reach.cursor) &&
  isNumber(reach.wholeAt)

/**
 * Whether what stands on the disk is what was written there. Should a part of it be of another form, nothing of it is
 * of use: how far jobs are read holds for all of them.
 */
export const isKept = ({ headers, texts, reach }: Kept): boolean =>
  isListOf(headers, isHeader) && texts.every(isText) && (reach === undefined || isReach(reach))
