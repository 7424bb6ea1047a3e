import { suitesQueryOptions } from '@/features/suites/model/queries.ts'

/** The suites that a catalog may be attached to: options for a loader or a hook. */
export const offeredSuitesQueryOptions = (projectId: string) =>
  suitesQueryOptions(projectId, { deleted: false })
