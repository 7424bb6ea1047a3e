import { useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { usePolling } from '@/data/polling.ts'
import { experimentKind } from '@/models/ml-experiments/experiment.ts'
import { experimentFilter } from '@/models/ml-experiments/experiment-filter.ts'
import { experimentsQueryOptions } from '@/models/ml-experiments/experiment-queries.ts'
import {
  unfinishedRunsPolling,
  unfinishedRunsQueryOptions,
} from '@/models/ml-experiments/last-runs.ts'
import { useRowActions } from '@/page/actions.tsx'
import { useRememberList } from '@/page/kind.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query-parameters.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { experimentActions, experimentSubject } from '../experiment-actions.tsx'
import { experimentColumns } from './experiment-columns.tsx'

/** The experiments of the project, newest first. */
export function ExperimentsTable() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/mlexperiments/' })
  const { deleted } = search
  const { rowActions, dialog } = useRowActions(experimentSubject, experimentActions, undefined)
  useRememberList(experimentKind, projectId)
  // Once for all rows, which follow.
  usePolling(unfinishedRunsQueryOptions(projectId), unfinishedRunsPolling)
  return (
    <>
      <QueryList
        label="Experiments"
        kind={experimentKind}
        query={{
          ...experimentsQueryOptions(projectId, experimentFilter.serviceOf(search)),
          placeholderData: keepWithinProject(projectId),
        }}
        columns={experimentColumns}
        lines={2}
        rowActions={rowActions}
        filter={experimentFilter}
        noMatch={`No ${deleted ? 'deleted ' : ''}experiment of this project matches the name.`}
        tools={<NewExperimentLink />}
        empty={
          deleted ? (
            <EmptyState>No experiment of this project has been deleted.</EmptyState>
          ) : (
            <EmptyState action={<NewExperimentLink />}>
              Runs are started in an experiment, so that comes first.
            </EmptyState>
          )
        }
      />
      {dialog}
    </>
  )
}

/** Links to the form of a new experiment. */
const NewExperimentLink = () => (
  <ButtonLink to="/mlexperiments/new" variant="primary" icon={<Plus aria-hidden />}>
    New Experiment
  </ButtonLink>
)
