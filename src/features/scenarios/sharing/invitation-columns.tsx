import type { ScenarioShareInvitation } from '@generated/scenario/types.ts'
import { epochOf } from '@/lib/dates.ts'
import { ProjectName } from '@/page/project-name.tsx'
import type { Column } from '@/ui/table/data-table.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** The columns of the invitations to share scenarios. */
export const invitationColumns: readonly Column<ScenarioShareInvitation>[] = [
  {
    id: 'name',
    width: 180,
    grow: 2,
    header: 'Name',
    cell: ({ sharedScenario }) => <TruncatedText text={sharedScenario.displayName} lines={2} />,
    sortValue: ({ sharedScenario }) => sharedScenario.displayName,
  },
  {
    id: 'project',
    width: 140,
    grow: 1,
    header: 'Project ID',
    cell: ({ sharedScenario }) => <ProjectName id={sharedScenario.projectId} stacked />,
  },
  {
    id: 'description',
    width: 140,
    grow: 2,
    header: 'Description',
    cell: ({ sharedScenario: { description } }) =>
      description ? <TruncatedText text={description} lines={2} /> : <EmptyCell />,
  },
  {
    id: 'updated',
    width: 116,
    header: 'Updated',
    cell: ({ sharedScenario }) => <ShortDate at={sharedScenario.updatedAt} />,
    sortValue: ({ sharedScenario }) => epochOf(sharedScenario.updatedAt),
    firstSort: 'descending',
  },
]
