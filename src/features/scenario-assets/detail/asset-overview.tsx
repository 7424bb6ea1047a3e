import type { ScenarioAsset } from '@generated/scenario/types.ts'
import { formatSize } from '@/lib/sizes.ts'
import { DeletedBadge } from '@/page/owned-badges.tsx'
import { BetaBadge } from '@/ui/text/badge.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview } from '@/ui/text/overview.tsx'

/** Overview of an asset: everything but its versions. */
export const AssetOverview = ({ asset }: { asset: ScenarioAsset }) => (
  <Overview
    label="Overview"
    items={[
      {
        label: 'Name',
        value: (
          <>
            <bdi>{asset.displayName}</bdi>
            <BetaBadge />
            {asset.deprecated && <DeletedBadge />}
          </>
        ),
        wide: true,
      },
      { label: 'Description', value: asset.description || undefined, wide: true },
      { label: 'Size', value: formatSize(asset.size) },
      { label: 'Created', value: <DateText at={asset.createdAt} /> },
      { label: 'Updated', value: <DateText at={asset.updatedAt} /> },
      { label: 'ID', value: <Copyable text={asset.id} what="scenario asset ID" /> },
    ]}
  />
)
