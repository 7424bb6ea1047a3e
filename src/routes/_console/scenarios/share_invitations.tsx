import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ScenarioInvitationsScreen } from '@/features/scenarios/scenario-invitations-screen.tsx'
import { readSearch, tableSearch } from '@/lib/search-params.ts'
import { scenarioInvitationsQueryOptions } from '@/models/scenarios/scenario-queries.ts'

export const Route = createFileRoute('/_console/scenarios/share_invitations')({
  staticData: { crumb: 'Sharing Invitations' },
  validateSearch: readSearch(tableSearch),
  loader: (args) =>
    load(args, ({ start, projectId }) => start(scenarioInvitationsQueryOptions(projectId))),
  component: ScenarioInvitationsScreen,
})
