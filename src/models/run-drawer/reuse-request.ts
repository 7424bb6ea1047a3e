import type { ScheduleJobRequest } from '@generated/evaluation/types.ts'
import { resolveRun } from './run-choices.ts'
import type { Offer } from './run-offers.ts'
import { requestOf } from './run-request.ts'
import { initialRun } from './run-state.ts'

/** A suite that tests the artifacts of a job. */
interface Reuse {
  catalogId: string
  suiteId: string
  sourceJobId: string
}

const only = <Item>(...items: readonly Item[]): Offer<Item> => ({ items, state: 'complete' })

const noFlags = {
  caret: false,
  reconstructionAccuracy: false,
  webauto: false,
  privileged: false,
}

/** The request that tests the artifacts of a job with one suite, as the drawer makes it without further input. */
export const reuseRequest = ({
  catalogId,
  suiteId,
  sourceJobId,
}: Reuse): ScheduleJobRequest | undefined =>
  requestOf(
    resolveRun(
      initialRun({ catalogId, sourceJobId, suites: { ids: [suiteId], catalogIds: [catalogId] } }),
      noFlags,
      { id: catalogId, pending: false },
      {
        catalogs: only({ id: catalogId }),
        suites: only({ id: suiteId, labels: [] }),
        sourceJobs: only({ id: sourceJobId }),
        integrations: only(),
        retestJobs: only(),
        retestSuites: only(),
        sources: only(),
      },
      undefined,
    ),
  )
