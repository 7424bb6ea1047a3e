import type { Package } from '@generated/ml/types.ts'
import { isSharedIn } from '@/features/sharing/model/ownership.ts'
import { ProjectName } from '@/page/project-name.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { ShareInformation } from '../sharing/share-information.tsx'

/** Overview of a package with its shares: everything but its lists. */
export function PackageOverview({ found }: { found: Package }) {
  const { id, versionId, description, sharedFrom, deprecated } = found
  const items: OverviewItem[] = [
    { label: 'Description', value: description || undefined, wide: true },
    { label: 'Created', value: <DateText at={found.createdAt} form="date-time" /> },
    { label: 'Updated', value: <DateText at={found.updatedAt} form="date-time" /> },
    ...(deprecated
      ? [{ label: 'Deleted', value: <DateText at={found.deprecatedAt} form="date-time" /> }]
      : []),
    sharedFrom !== undefined && isSharedIn(found)
      ? { label: 'Shared from', value: <ProjectName id={sharedFrom} />, wide: true }
      : { label: 'Shares', value: <ShareInformation packageId={id} />, wide: true },
    { label: 'Version', value: <Copyable text={versionId} what="version ID" /> },
    { label: 'ID', value: <Copyable text={id} what="package ID" /> },
  ]
  return <Overview label="Overview" items={items} />
}
