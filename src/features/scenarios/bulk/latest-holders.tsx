import type { Suite } from '@generated/evaluation/types.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useMemo } from 'react'
import { holdsLatest } from '@/models/scenarios/attach-rules.ts'
import { suitesQueryOptions } from '@/models/suites/suite-queries.ts'
import { Holders } from '@/page/holders.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'

const nameOf = ({ displayName }: Suite) => displayName

/** Names the suites that get the new versions of scenarios by themselves, as they hold the latest. */
export function LatestHolders({ scenarios }: { scenarios: readonly Scenario[] }) {
  const query = suitesQueryOptions(useProjectId(), { deleted: false })
  const select = useMemo(() => {
    const ids = new Set(scenarios.map(({ id }) => id))
    return ({ items, complete }: PagedItems<Suite>) => ({
      items: items.filter((suite) => holdsLatest(suite, ids)),
      complete,
    })
  }, [scenarios])
  return (
    <section aria-label="Suites with the latest version" className="text-sm">
      <p>Suites that hold the latest version get the new one.</p>
      <Holders noun="suite" query={{ ...query, select }} nameOf={nameOf} />
    </section>
  )
}
