import type { Experiment, Run } from '@generated/ml/types.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { whyNotCompare } from '@/models/ml-experiments/compared-runs.ts'
import { compareTarget } from '@/models/ml-experiments/run-kind.ts'
import {
  type BulkRunAction,
  whyNotCancel,
  whyNotRelease,
} from '@/models/ml-experiments/selected-runs.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import type { Selection } from '@/ui/table/data-table.tsx'
import { ReleaseArtifacts } from '../run/release-dialog.tsx'
import { useChosenRuns } from './chosen-runs.ts'

const bulkDialog = lazyCode(() => import('./run-bulk-dialog.tsx'))

const nameOf = ({ name }: Run) => name
const none: ReadonlySet<string> = new Set()

/** Selection of runs with what can be done with them, and the open dialog beside it. */
export const useSelectedRuns = (
  experimentId: string,
  experiment: Experiment | undefined,
): { selection: Selection<Run>; dialog: ReactNode } => {
  const { selected, setSelected } = useChosenRuns(experimentId)
  const [open, setOpen] = useState<{ action: BulkRunAction | 'release'; runs: readonly Run[] }>()
  const selection = useMemo(
    () => ({
      selected,
      onChange: setSelected,
      rowLabel: nameOf,
      actions: (runs: readonly Run[]) => (
        <>
          <ButtonLink
            {...compareTarget(
              experimentId,
              runs.map(({ id }) => id),
            )}
            size="sm"
            disabledReason={whyNotCompare(runs.length)}
          >
            Compare
          </ButtonLink>
          <Button
            size="sm"
            aria-haspopup="dialog"
            disabledReason={whyNotRelease(runs, experiment)}
            onClick={() => setOpen({ action: 'release', runs })}
          >
            Release
          </Button>
          <Button
            size="sm"
            aria-haspopup="dialog"
            onPointerEnter={bulkDialog.load}
            onFocus={bulkDialog.load}
            disabledReason={whyNotCancel(runs)}
            onClick={() => setOpen({ action: 'cancel', runs })}
          >
            Cancel Runs
          </Button>
          <Button
            size="sm"
            variant="danger"
            aria-haspopup="dialog"
            onPointerEnter={bulkDialog.load}
            onFocus={bulkDialog.load}
            onClick={() => setOpen({ action: 'delete', runs })}
          >
            Delete
          </Button>
        </>
      ),
    }),
    [selected, setSelected, experimentId, experiment],
  )
  const close = () => setOpen(undefined)
  const [first] = open?.runs ?? []
  return {
    selection,
    dialog:
      open?.action === 'release'
        ? first && (
            <ReleaseArtifacts thing={first} context={undefined} place="list" onClose={close} />
          )
        : open && (
            <LazyPart
              code={bulkDialog}
              action={open.action}
              runs={open.runs}
              experimentId={experimentId}
              onStarted={() => setSelected(none)}
              onClose={close}
            />
          ),
  }
}
