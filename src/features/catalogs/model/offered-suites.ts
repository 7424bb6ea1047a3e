import { suitesQueryOptions } from '@/features/suites/model/queries.ts'

/** The suites that a catalog can be attached to: options for a loader or a hook. */
export const offeredSuitesQueryOptions = (projectId: string) => suitesQueryOptions(projectId, {})
