import type { JobReport } from '@generated/evaluation/types.ts'
import {
  listSimulatorsQueryOptions,
  requestSimulatorMutationOptions,
} from '@generated/simulator/queries.ts'
import type { Simulator, SimulatorPage } from '@generated/simulator/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lookUp } from '@/data/lost-answer.ts'
import { usePolling } from '@/data/polling.ts'
import { useSubmission } from '@/data/submission.tsx'
import { reloadInterval } from '@/models/reports/report-polling.ts'
import {
  isPending,
  type SimulatorView,
  simulatorViewOf,
  whyNotRequest,
} from '@/models/reports/simulator-status.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { fetchNow } from '@/transport/query-parameters.ts'
import { Button } from '@/ui/base/button.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Status } from '@/ui/feedback/status.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { Hint } from '@/ui/text/hint.tsx'

/** The simulators requested for a job's build: options for a hook. */
export const simulatorsQueryOptions = (projectId: string, { jobId, catalog }: JobReport) =>
  listSimulatorsQueryOptions({ projectId, catalogId: catalog.id }, { jobId })

const polling = {
  interval: reloadInterval,
  isFinal: (data: SimulatorPage | null) => !data?.simulators.some(isPending),
}

/** The simulator of a job, polled while it is being built. */
export const useSimulator = (report: JobReport): SimulatorView =>
  simulatorViewOf(usePolling(simulatorsQueryOptions(useProjectId(), report), polling))

interface SimulatorFieldProps {
  report: JobReport
  view: SimulatorView
}

/** The simulator of a job, and the button that requests one. */
export function SimulatorField({ report, view }: SimulatorFieldProps) {
  if (view.kind === 'unknown') return <Skeleton className="h-4 w-24" />
  const simulator = view.kind === 'present' ? view.simulator : undefined
  return (
    <>
      {simulator ? <SimulatorState simulator={simulator} /> : <span>None</span>}
      {!(simulator && isPending(simulator)) && <RequestSimulator report={report} view={view} />}
    </>
  )
}

function SimulatorState({ simulator }: { simulator: Simulator }) {
  const { simulatorId, status, errorMessage } = simulator
  if (isPending(simulator)) {
    return (
      <Hint text={status}>
        <Status status="started">pending</Status>
      </Hint>
    )
  }
  if (status === 'finished') return <Copyable text={simulatorId} what="simulator ID" />
  return (
    <span className="min-w-0">
      <Status status="failed" /> {errorMessage && <bdi>{errorMessage}</bdi>}
    </span>
  )
}

function RequestSimulator({ report, view }: SimulatorFieldProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const { jobId, catalog, build } = report
  const query = simulatorsQueryOptions(projectId, report)
  const succeed = () => {
    toast('Build requested')
    return client.invalidateQueries({ queryKey: query.queryKey })
  }
  const { submit, pending } = useSubmission(
    { ...requestSimulatorMutationOptions(), onSuccess: succeed },
    {
      recover: (error) =>
        lookUp(error, {
          isDone: async () => (await fetchNow(client, query))?.simulators.some(isPending) ?? false,
          onDone: succeed,
          open: 'The build may have been requested all the same: reload the page to see it.',
        }),
    },
  )
  return (
    <Button
      size="sm"
      pending={pending}
      disabledReason={whyNotRequest(view, build.status)}
      onClick={() => submit({ path: { projectId, catalogId: catalog.id }, body: { jobId } })}
    >
      Request simulator build
    </Button>
  )
}
