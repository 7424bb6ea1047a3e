import type { Integration } from '@generated/evaluation/types.ts'
import { ByLine } from '@/page/by-line.tsx'
import { useNotificationItems } from '@/parts/notifications/told-about.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { HostLink } from '../host-link.tsx'
import { integrationTypes } from '../model/types.ts'

/** Overview of an integration: repository, owner, last change. */
export function IntegrationOverview({ integration }: { integration: Integration }) {
  const { id, versionId, type, createdAt, createdBy, updatedAt, updatedBy } = integration
  const notifications = useNotificationItems()
  const items: OverviewItem[] = [
    {
      label: type === 'github_v3' ? 'Repository' : 'Project',
      value: <HostLink integration={integration} />,
      wide: true,
    },
    { label: 'Created', value: <ByLine at={createdAt} by={createdBy} /> },
    { label: 'Updated', value: <ByLine at={updatedAt} by={updatedBy} /> },
    ...(integration.deleted
      ? [{ label: 'Deleted', value: <DateText at={integration.deletedAt} form="date-time" /> }]
      : []),
    { label: 'Type', value: integrationTypes[type] },
    { label: 'Version', value: <Copyable text={versionId} what="version ID" /> },
    { label: 'ID', value: <Copyable text={id} what="integration ID" /> },
    // They come late: last, they move nothing.
    ...(integration.deleted ? [] : notifications),
  ]
  return <Overview label="Overview" items={items} />
}
