import { packagesQueryOptions } from '@/models/ml-packages/package-queries.ts'
import type { AwaitedShare } from '@/models/sharing/awaited-shares.ts'
import { AwaitedSharesLine } from '@/parts/sharing/awaited-shares-line.tsx'

const queryOf = ({ projectId }: AwaitedShare) => packagesQueryOptions(projectId, {})

/** The packages of other projects that are on their way. */
export const AwaitedPackages = () => <AwaitedSharesLine what="package" queryOf={queryOf} />
