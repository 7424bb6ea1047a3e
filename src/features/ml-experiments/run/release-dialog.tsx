import { listArtifactsAllQueryOptions } from '@generated/ml/queries.ts'
import type { Artifact, Run } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { itemsError } from '@/features/ml-packages/model/items.ts'
import { packageTarget } from '@/features/ml-packages/model/package.ts'
import { formatSize } from '@/lib/sizes.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import type { LinkTarget } from '@/page/kind.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { ChoiceList } from '@/ui/fields/choice-list.tsx'
import { ListSkeleton, Pane, PaneText } from '@/ui/layout/pane.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { packageOfRun } from '../model/actions.ts'

const idOf = ({ id }: Artifact) => id
const nameOf = ({ filename }: Artifact) => filename
const Detail = ({ item: { name, size, description } }: { item: Artifact }) =>
  [name, formatSize(size), description].filter(Boolean).join(' · ')

/** The form of a new release of a package, with these artifacts in it. */
const newReleaseTarget = (packageId: string, itemIds: readonly string[]): LinkTarget => ({
  ...packageTarget(packageId, '/releases/new'),
  search: { item_ids: itemIds },
})

/** Asks which artifacts of a run go into a release of its package, then opens the form of the release. */
export function ReleaseArtifacts({ thing: run, onClose }: ActionDialogProps<Run>) {
  const navigate = useNavigate()
  const query = listArtifactsAllQueryOptions({ projectId: useProjectId() }, { runId: run.id })
  const { data, isError } = useQuery(query)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const toggle = useCallback(({ id }: Artifact) => {
    setChosen((current) => {
      const next = new Set(current)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  const target = packageOfRun(run)
  const selected = data?.items.filter(({ id }) => chosen.has(id)) ?? []
  const problem = itemsError(selected)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Release run artifacts"
      description={<bdi>{target?.name}</bdi>}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={problem}
            onClick={() => {
              if (!target) return
              onClose()
              void navigate(newReleaseTarget(target.id, selected.map(idOf)))
            }}
          >
            OK
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p role="alert" className="text-sm text-failed empty:hidden">
          {selected.length > 0 && problem}
        </p>
        <Pane
          title="Artifacts"
          count={data && `${selected.length} selected`}
          notices={<QueryStatus query={query} />}
        >
          {data ? (
            <ChoiceList
              label="Artifacts"
              items={data.items}
              idOf={idOf}
              nameOf={nameOf}
              Detail={Detail}
              chosen={chosen}
              toggle={toggle}
              empty={<PaneText>The run has left no artifact yet.</PaneText>}
            />
          ) : (
            !isError && <ListSkeleton />
          )}
        </Pane>
      </div>
    </Dialog>
  )
}
