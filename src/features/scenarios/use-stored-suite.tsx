import {
  getSuiteQueryOptions,
  listSuiteSpecsAllQueryOptions,
} from '@generated/evaluation/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'

interface StoredSuite {
  /** The suite as it is stored now, with all of its scenarios; undefined until it is known. */
  stored: Suite | undefined
  /** The status of its calls. */
  alerts: ReactNode
}

/** Reads a suite again, so that saving it loses nothing that somebody else has saved; without an id, nothing. */
export const useStoredSuite = (suiteId: string | undefined): StoredSuite => {
  const projectId = useProjectId()
  const path = { projectId, suiteId: suiteId ?? '' }
  const newest = { staleTime: 0, gcTime: 0, enabled: suiteId !== undefined }
  const suiteQuery = getSuiteQueryOptions(path)
  const specsQuery = listSuiteSpecsAllQueryOptions(path)
  const suite = useQuery({ ...suiteQuery, ...newest })
  const specs = useQuery({ ...specsQuery, ...newest })
  const isReading = suite.isFetching || specs.isFetching
  return {
    stored:
      !isReading && suite.data && specs.data?.complete
        ? { ...suite.data, specs: [...specs.data.items] }
        : undefined,
    alerts: suiteId !== undefined && (
      <>
        <QueryStatus query={suiteQuery} />
        <QueryStatus query={specsQuery} />
      </>
    ),
  }
}
