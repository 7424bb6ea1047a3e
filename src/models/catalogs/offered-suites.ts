import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'

/** The suites that a catalog can be attached to: options for a loader or a hook. */
export const offeredSuitesQueryOptions = (projectId: string) => suitesQueryOptions(projectId, {})
