import { scenariosQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { refreshScenarios } from '@/models/scenarios/scenario-refresh.ts'
import type { AwaitedShare } from '@/models/sharing/awaited-shares.ts'
import { AwaitedSharesLine } from '@/parts/sharing/awaited-shares-line.tsx'

/** A project may have ten thousand scenarios: only those of that name are asked for. */
const queryOf = ({ projectId, name }: AwaitedShare) => scenariosQueryOptions(projectId, {}, name)

/** The scenarios of other projects that are on their way. */
const AwaitedScenarios = () => (
  <AwaitedSharesLine what="scenario" queryOf={queryOf} refresh={refreshScenarios} />
)

export default AwaitedScenarios
