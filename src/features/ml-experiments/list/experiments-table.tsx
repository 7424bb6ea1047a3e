import type { Experiment } from '@generated/ml/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useRowActions } from '@/page/actions.tsx'
import { DeletedFilter, NameFilter } from '@/page/filters.tsx'
import { useRememberList } from '@/page/kind.ts'
import { useListFilter } from '@/page/list-filter.ts'
import { QueryList } from '@/page/query-list.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { keepWithinProject } from '@/transport/query.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { experimentActions, experimentSubject } from '../experiment-actions.tsx'
import { experimentKind } from '../model/experiment.ts'
import { filterExperiments } from '../model/filter.ts'
import { experimentsQueryOptions } from '../model/queries.ts'
import { experimentColumns } from './experiment-columns.tsx'
import { NewExperimentLink } from './new-experiment-link.tsx'

const rowId = ({ id }: Experiment) => id

/** The experiments of the project, newest first. */
export function ExperimentsTable() {
  const projectId = useProjectId()
  const search = useSearch({ from: '/_console/mlexperiments/' })
  const { deleted, display_name } = search
  const filter = useListFilter(search, filterExperiments, {
    parameters: ['display_name'],
    noMatch: `No ${search.deleted ? 'deleted ' : ''}experiment of this project matches the name.`,
  })
  const { rowActions, dialog } = useRowActions(experimentSubject, experimentActions, undefined)
  useRememberList(experimentKind, projectId)
  return (
    <>
      <QueryList
        label="Experiments"
        kind={experimentKind}
        query={{
          ...experimentsQueryOptions(projectId, { deleted }),
          placeholderData: keepWithinProject(projectId),
        }}
        columns={experimentColumns}
        rowId={rowId}
        rowActions={rowActions}
        filter={filter}
        controls={() => (
          <>
            <NameFilter label="Name" placeholder="Name, text or ID" value={display_name} />
            <DeletedFilter on={deleted} />
          </>
        )}
        tools={<NewExperimentLink />}
        empty={
          deleted ? (
            <EmptyState>No experiment of this project has been deleted.</EmptyState>
          ) : (
            <EmptyState action={<NewExperimentLink />}>
              An experiment holds the runs that train a model for one question.
            </EmptyState>
          )
        }
      />
      {dialog}
    </>
  )
}
