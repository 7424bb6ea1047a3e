import {
  listCaseReportsOperation,
  listSpecReportsOperation,
  listSuiteReportsOperation,
} from '@generated/evaluation/codec.ts'
import type { QueryClient } from '@tanstack/react-query'
import { fromLists } from '@/transport/listed-items.ts'
import type { Operation } from '@/transport/operation.ts'
import { operationKey } from '@/transport/query-parameters.ts'

// A list has all of each report, so that the page of one has something to show before its own call is answered.

const partOfLists =
  (operation: Operation) => (client: QueryClient, projectId: string, reportId: string) =>
    fromLists<{ id: string }>(
      client,
      operationKey(operation, projectId),
      ({ id }) => id === reportId,
    )

/** For a loader: shows a suite report as the list of its job has it. */
export const suiteOfLists = partOfLists(listSuiteReportsOperation)

/** For a loader: shows a spec report as the list of its suite has it. */
export const specOfLists = partOfLists(listSpecReportsOperation)

/** For a loader: shows the newest attempt of a case as the list of its spec or job has it. */
export const caseOfLists = partOfLists(listCaseReportsOperation)
