import type { Run } from '@generated/ml/types.ts'
import { useNavigate } from '@tanstack/react-router'
import { packageOfRun } from '@/models/ml-experiments/experiment-action-rules.ts'
import { packageTarget } from '@/models/ml-packages/package.ts'
import { choiceError } from '@/models/ml-packages/release-items.ts'
import { runArtifactsQueryOptions } from '@/models/ml-packages/release-queries.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import type { LinkTarget } from '@/page/kind.ts'
import { ChooseArtifacts } from '@/parts/packages/choose-artifacts.tsx'
import { useProjectId } from '@/session/project/projects.ts'

/** The form of a new release of a package, with these artifacts in it. */
const newReleaseTarget = (packageId: string, itemIds: readonly string[]): LinkTarget => ({
  ...packageTarget(packageId, '/releases/new'),
  search: { item_ids: itemIds },
})

/** Asks which artifacts of a run go into a release of its package, then opens the form of the release. */
export function ReleaseArtifacts({ thing: run, onClose }: ActionDialogProps<Run>) {
  const navigate = useNavigate()
  const projectId = useProjectId()
  const target = packageOfRun(run)
  return (
    <ChooseArtifacts
      title="Release run artifacts"
      description={<bdi>{target?.name}</bdi>}
      query={runArtifactsQueryOptions(projectId, run.id)}
      problemOf={choiceError}
      empty="The run has left no artifact yet."
      onChoose={(chosen) => {
        if (!target) return
        const ids = chosen.map(({ id }) => id)
        void navigate(newReleaseTarget(target.id, ids))
      }}
      onClose={onClose}
    />
  )
}
