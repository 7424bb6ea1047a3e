import { createFileRoute } from '@tanstack/react-router'
import { load } from '@/data/load.ts'
import { ScenarioResults } from '@/features/reports/scenario-results.tsx'
import { ReviewScreen } from '@/features/scenarios/review/review-screen.tsx'
import type { ReviewUses } from '@/features/scenarios/review/reviewed-version.tsx'
import { ScenarioSuites } from '@/features/suites/scenario-suites.tsx'
import { readSearch } from '@/lib/search-params.ts'
import { scenariosQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { reviewSearch } from '@/models/scenarios/scenario-search.ts'

const validateSearch = readSearch(reviewSearch)

const uses: ReviewUses = { suites: ScenarioSuites, results: ScenarioResults }

export const Route = createFileRoute('/_console/scenarios/review')({
  staticData: { crumb: 'Review' },
  validateSearch,
  loaderDeps: ({ search: { sim_type } }) => ({ sim_type }),
  loader: (args) =>
    load(args, ({ start, projectId, deps: { sim_type } }) =>
      start(
        scenariosQueryOptions(projectId, { state: 'non_approved', sim_type, sort: '-updated' }),
      ),
    ),
  component: () => <ReviewScreen uses={uses} />,
})
