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
import { ThingList } from '@/page/thing-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink } from '@/ui/base/button.tsx'
import { experimentActions } from '../experiment-actions.tsx'
import { experimentColumns } from './experiment-columns.tsx'

/** The experiments of the project, newest first. */
export function ExperimentsTable() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/mlexperiments/' })
  // Once for all rows, which follow.
  usePolling(unfinishedRunsQueryOptions(projectId), unfinishedRunsPolling)
  return (
    <ThingList
      label="Experiments"
      kind={experimentKind}
      query={experimentsQueryOptions(projectId, experimentFilter.serviceOf(search))}
      columns={experimentColumns}
      lines={2}
      actions={experimentActions}
      context={undefined}
      filter={experimentFilter}
      tools={<NewExperimentLink />}
      create={<NewExperimentLink />}
      empty="Runs are started in an experiment, so that comes first."
    />
  )
}

const NewExperimentLink = () => (
  <ButtonLink to="/mlexperiments/new" variant="primary" icon={<Plus aria-hidden />}>
    New Experiment
  </ButtonLink>
)
