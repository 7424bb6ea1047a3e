import { scheduleRunMutationOptions } from '@generated/ml/queries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useChange } from '@/data/change.tsx'
import { useSubmission } from '@/data/submission.ts'
import { keysOf } from '@/lib/objects.ts'
import { reasonOf } from '@/lib/reasons.ts'
import { useKeptDraft } from '@/page/kept-draft.tsx'
import { useFlags } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { isClientError } from '@/transport/errors.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import {
  type Execution,
  type KeptChoices,
  lockOn,
  offeredSourceTypes,
  problemOf,
  problemsOf,
  requestOf,
  resolve,
  withChoices,
} from '../model/execution.ts'
import { experimentTarget } from '../model/experiment.ts'
import { refreshRunLists } from '../model/queries.ts'
import { useExecutionOffers } from './use-offers.ts'

/** State of the form that executes a run: input, what can be chosen, and what is wrong. */
export const useExecution = (preset: (canUpload: boolean) => Execution) => {
  const client = useQueryClient()
  const { webauto: canUpload } = useFlags()
  const [initial] = useState(() => preset(canUpload))
  const [entered, setEntered] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<keyof Execution>>(new Set())
  const { offers, ...asking } = useExecutionOffers(entered)
  const [kept, setKept] = useState<KeptChoices>(new Set())
  const run = resolve(entered, offers, kept)
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
    dirty,
    /** Offers the input that was kept over a sign-in. */
    offer,
    sourceTypes: offeredSourceTypes(canUpload),
    touch,
    change: <Field extends keyof Execution>(field: Field, value: Execution[Field]) => {
      touch(field)
      setKept((before) => new Set(before).add(field))
      setEntered((before) => ({
        ...before,
        // Runs belong to an experiment.
        ...(field === 'experimentId' && { reusedBuildRunId: undefined, reusedProcessRunId: '' }),
        [field]: value,
      }))
    },
    /** What is wrong with a field that the user has been at; that there is nothing to choose is told at once. */
    errorOf: (field: keyof Execution) =>
      touched.has(field) || (field === 'integrationId' && offers.integrations?.length === 0)
        ? problemOf(field, run, offers)
        : undefined,
    lockOf: (field: keyof Execution) => lockOn(field, run),
    /** Reads again what can be chosen. A choice that is gone is to be made again: no other one takes its place. */
    askAgain: () => {
      setEntered((before) => withChoices(before, run))
      setKept(new Set(keysOf(initial)))
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

/** Starts the run, once; then shows the runs of its experiment. */
export const useStartRun = (onClose: () => void) => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const navigate = useNavigate()
  const { send, alert } = useChange(scheduleRunMutationOptions())
  const { submit, pending } = useSubmission()
  const start = ({ run, offers, askAgain }: ExecutionForm) => {
    const body = requestOf(run, offers)
    const { experimentId } = run
    if (!body || experimentId === undefined) return
    const save = async () => {
      await send({ path: { projectId, experimentId }, body })
      toast('Run scheduled')
      void refreshRunLists(client, projectId)
      onClose()
      await navigate({ ...experimentTarget(experimentId), ignoreBlocker: true })
    }
    void submit(save, (error) => {
      // Somebody may have deleted what was chosen.
      if (isClientError(error)) askAgain()
      return undefined
    })
  }
  return { start, pending, alert }
}
