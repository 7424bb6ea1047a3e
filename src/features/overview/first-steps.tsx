import { listCatalogsQueryOptions } from '@generated/catalog/queries.ts'
import {
  listIntegrationsQueryOptions,
  listJobReportsQueryOptions,
  listSuitesQueryOptions,
} from '@generated/evaluation/queries.ts'
import { listScenariosQueryOptions } from '@generated/scenario/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { Check, Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { runJobLabel } from '@/models/run-drawer/run-drawer-name.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import {
  type FirstStepId,
  firstSteps,
  isAttached,
  type StepsDone,
  stepStates,
} from './first-steps-rules.ts'
import { OverviewCard } from './overview-card.tsx'

/** One thing of each kind tells whether its step is done. */
const one = { size: 1 }

/** Suites that are looked through for one that a catalog runs. */
const mostSuites = 20

/** The next steps of a project without reports, each with its button. */
export function FirstSteps() {
  const path = { projectId: useProjectId() }
  const queries = {
    catalogs: listCatalogsQueryOptions(path, one),
    integrations: listIntegrationsQueryOptions(path, one),
    scenarios: listScenariosQueryOptions(path, one),
    suites: listSuitesQueryOptions(path, { size: mostSuites }),
    jobs: listJobReportsQueryOptions(path, one),
  }
  const catalogs = useQuery(queries.catalogs).data?.catalogs
  const integrations = useQuery(queries.integrations).data?.integrations
  const scenarios = useQuery(queries.scenarios).data?.scenarios
  const suites = useQuery(queries.suites).data?.suites
  const jobs = useQuery(queries.jobs).data?.reports
  const isThere = (things: readonly unknown[] | undefined) => things && things.length > 0
  const done: StepsDone = {
    catalog: isThere(catalogs),
    repository: isThere(integrations),
    scenarios: isThere(scenarios),
    suite: suites?.some(isAttached),
    run: isThere(jobs),
  }
  const states = stepStates(done)
  const catalogId = catalogs?.[0]?.id
  const buttons: { readonly [id in FirstStepId]: ReactNode } = {
    catalog: (
      <ButtonLink to="/vehicle_catalogs/new" variant="primary">
        New Catalog
      </ButtonLink>
    ),
    repository: catalogId !== undefined && (
      <ButtonLink
        to="/vehicle_catalogs/$catalogId/integrations/new"
        params={{ catalogId }}
        variant="primary"
      >
        New Integration
      </ButtonLink>
    ),
    scenarios: (
      <ButtonLink to="/scenarios" variant="primary">
        Open scenarios
      </ButtonLink>
    ),
    suite: suites?.[0] ? (
      <ButtonLink
        to="/suites/$suiteId"
        params={{ suiteId: suites[0].id }}
        search={{ tab: 'catalogs' }}
        variant="primary"
      >
        Attach a suite to the catalog
      </ButtonLink>
    ) : (
      <ButtonLink to="/suites/new" search={{ catalog_id: catalogId }} variant="primary">
        New Suite
      </ButtonLink>
    ),
    run: (
      <Button
        variant="primary"
        icon={<Play aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => openRunDrawer()}
      >
        {runJobLabel}
      </Button>
    ),
  }
  return (
    <OverviewCard
      label="First steps"
      title="First steps"
      note="What the first report needs, in order."
    >
      <QueryStatus query={queries.catalogs} />
      <QueryStatus query={queries.integrations} />
      <QueryStatus query={queries.scenarios} />
      <QueryStatus query={queries.suites} />
      <QueryStatus query={queries.jobs} />
      <ol>
        {firstSteps.map(({ id, name, what }, index) => {
          const state = states[index]
          return (
            <li
              key={id}
              aria-current={state === 'current' ? 'step' : undefined}
              className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-2 border-b px-4 py-3 last:border-b-0"
            >
              <span
                aria-hidden
                className={cx(
                  'flex size-6 shrink-0 items-center justify-center rounded-full border text-xs font-semibold',
                  state === 'done' && 'border-succeeded text-succeeded',
                  state === 'current' && 'border-primary bg-primary text-on-primary',
                )}
              >
                {state === 'done' ? <Check className="size-3.5" /> : index + 1}
              </span>
              <div className="min-w-0 flex-1 basis-60">
                <h3 className="text-base font-semibold">{name}</h3>
                <p className="text-sm text-muted">{what}</p>
              </div>
              {state === 'current' && buttons[id]}
              {state === 'done' && <span className="text-sm text-succeeded">Done</span>}
              {state === 'later' && <span className="text-sm text-muted">after step {index}</span>}
            </li>
          )
        })}
      </ol>
    </OverviewCard>
  )
}
