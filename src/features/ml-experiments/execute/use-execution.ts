import { scheduleRunMutationOptions } from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { sayOpen } from '@/data/lost-answer.ts'
import { useSubmission } from '@/data/submission.tsx'
import { keysOf } from '@/lib/objects.ts'
import { reasonOf } from '@/lib/reasons.ts'
import { experimentTarget } from '@/models/ml-experiments/experiment.ts'
import { refreshRunLists } from '@/models/ml-experiments/experiment-queries.ts'
import {
  type Execution,
  lockOn,
  offeredSourceTypes,
  problemOf,
  problemsOf,
  requestOf,
  resolve,
  shownProblem,
  withChoices,
  withValue,
} from '@/models/ml-experiments/run-execution.ts'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { useFlags } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { isClientError } from '@/transport/errors.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { useExecutionOffers } from './use-execution-offers.ts'
import { useGoneTexts } from './use-gone-texts.ts'

/**
 * State of the form that executes a run: input, what can be chosen, and what is wrong. `earlier`: the run that is
 * executed again.
 */
export const useExecution = (preset: (canUpload: boolean) => Execution, earlier?: Run) => {
  const client = useQueryClient()
  const { webauto: canUpload } = useFlags()
  const [initial] = useState(() => preset(canUpload))
  const [entered, setEntered] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<keyof Execution>>(new Set())
  const { offers, ...asking } = useExecutionOffers(entered)
  const run = resolve(entered, offers)
  const goneTexts = useGoneTexts(run, entered.experimentId ?? undefined)
  const dirty = entered !== initial && JSON.stringify(entered) !== JSON.stringify(initial)
  const offer = useKeptDraft<Execution>({
    name: 'execution',
    dirty,
    base: initial,
    mine: () => entered,
    onRestore: setEntered,
  })
  const touch = (field: keyof Execution) => setTouched((before) => new Set(before).add(field))
  return {
    run,
    offers,
    ...asking,
    /** The run whose config is used, as far as it is known. */
    configured:
      run.sourceType === 'reuseBuildStage'
        ? offers.builtRuns?.find(({ id }) => id === run.reusedBuildRunId)
        : earlier,
    dirty,
    /** Offers the input that was kept over a sign-in. */
    offer,
    sourceTypes: offeredSourceTypes(canUpload),
    touch,
    change: <Field extends keyof Execution>(field: Field, value: Execution[Field]) => {
      touch(field)
      setEntered((before) => withValue(before, field, value))
    },
    /** Problem of a field that the user has been at; a choice that cannot be made is told at once. */
    errorOf: (field: keyof Execution) =>
      shownProblem(problemOf(field, run, offers), touched.has(field), goneTexts.get(field)),
    lockOf: (field: keyof Execution) => lockOn(field, run),
    /** Reads again what can be chosen. A choice that is gone is to be made again: no other one takes its place. */
    askAgain: () => {
      setEntered((before) => withChoices(before, run))
      setTouched(new Set(keysOf(initial)))
      for (const { queryKey } of Object.values(asking.queries)) {
        void client.invalidateQueries({ queryKey })
      }
    },
    showErrors: () => setTouched(new Set(keysOf(initial))),
    whyNotStart: reasonOf(problemsOf(run, offers)),
  }
}

/** State shared by the fields of the form. */
export type ExecutionForm = ReturnType<typeof useExecution>

interface StartedRun extends Pick<ExecutionForm, 'askAgain'> {
  experimentId: string
  body: NonNullable<ReturnType<typeof requestOf>>
}

/** Starts the run, once; then shows the runs of its experiment. */
export const useStartRun = (onClose: () => void) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { submit, pending, alert } = useSubmission(
    async ({ experimentId, body }: StartedRun, call) => {
      await call(scheduleRunMutationOptions(), { path: { projectId, experimentId }, body })
      toast('Run scheduled')
      void refreshRunLists(client, projectId)
      onClose()
      await navigate({ ...experimentTarget(experimentId), ignoreBlocker: true })
    },
    {
      once: true,
      recover: sayOpen(
        'The run may have been started all the same: look for it in the list of runs before you start it again.',
        () => refreshRunLists(client, projectId),
      ),
      onFailed: (error, { askAgain }) => {
        // Somebody may have deleted what was chosen.
        if (isClientError(error)) askAgain()
        return undefined
      },
    },
  )
  const start = ({ run, offers, askAgain }: ExecutionForm) => {
    const body = requestOf(run, offers)
    const { experimentId } = run
    if (body && experimentId !== undefined) submit({ experimentId, body, askAgain })
  }
  return { start, pending, alert }
}
