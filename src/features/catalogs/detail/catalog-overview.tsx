import type { Catalog } from '@generated/catalog/types.ts'
import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import { ProjectName } from '@/page/project-name.tsx'
import { useNotificationItems } from '@/parts/notifications/told-about.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { CatalogShares } from '../sharing/catalog-shares.tsx'

/** Overview of a catalog with its shares: everything but its lists. */
export function CatalogOverview({ catalog }: { catalog: Catalog }) {
  const { id, versionId, type, description, sharedFrom, createdAt, updatedAt, deprecatedAt } =
    catalog
  const notifications = useNotificationItems()
  const items: OverviewItem[] = [
    { label: 'Description', value: description || undefined, wide: true },
    { label: 'Created', value: <DateText at={createdAt} form="date-time" /> },
    { label: 'Updated', value: <DateText at={updatedAt} form="date-time" /> },
    ...(catalog.deprecated
      ? [{ label: 'Deleted', value: <DateText at={deprecatedAt} form="date-time" /> }]
      : []),
    { label: 'Type', value: type },
    { label: 'Version', value: <Copyable text={versionId} what="version ID" /> },
    { label: 'ID', value: <Copyable text={id} what="catalog ID" /> },
    // What comes late is last: it moves nothing.
    sharedFrom !== undefined && isSharedIn(catalog)
      ? { label: 'Shared from', value: <ProjectName id={sharedFrom} />, wide: true }
      : { label: 'Shares', value: <CatalogShares catalog={catalog} />, wide: true },
    ...(catalog.deprecated ? [] : notifications),
  ]
  return <Overview label="Overview" items={items} />
}
