import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import type { AwaitedShare } from '@/models/sharing/awaited-shares.ts'
import { AwaitedSharesLine } from '@/parts/sharing/awaited-shares-line.tsx'

const queryOf = ({ projectId }: AwaitedShare) => catalogsQueryOptions(projectId, {})

/** The catalogs of other projects that are on their way. */
export const AwaitedCatalogs = () => <AwaitedSharesLine what="catalog" queryOf={queryOf} />
