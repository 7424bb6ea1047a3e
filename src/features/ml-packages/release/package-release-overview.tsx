import type { PackageRelease } from '@generated/ml/types.ts'
import { isSharedIn } from '@/models/sharing/ownership.ts'
import { ByLine } from '@/page/by-line.tsx'
import { ProjectName } from '@/page/project-name.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'

/** Overview of a release: everything but its states, which are beside its name, and its lists. */
export function ReleaseOverview({ release }: { release: PackageRelease }) {
  const { id, review, description, sharedFrom } = release
  const items: OverviewItem[] = [
    { label: 'Description', value: description || undefined, wide: true },
    ...(review.comment
      ? [{ label: 'Comment of the review', value: review.comment, wide: true }]
      : []),
    { label: 'Created', value: <ByLine at={release.createdAt} by={release.createdBy} /> },
    ...(review.reviewedAt
      ? [{ label: 'Reviewed', value: <ByLine at={review.reviewedAt} by={review.reviewedBy} /> }]
      : []),
    { label: 'Updated', value: <DateText at={release.updatedAt} form="date-time" /> },
    ...(release.deprecated
      ? [
          {
            label: 'Deleted at',
            value: <DateText at={release.deprecatedAt} form="date-time" />,
          },
        ]
      : []),
    ...(sharedFrom !== undefined && isSharedIn(release)
      ? [{ label: 'Shared from', value: <ProjectName id={sharedFrom} /> }]
      : []),
    { label: 'ID', value: <Copyable text={id} what="release ID" /> },
  ]
  return <Overview label="Overview" items={items} />
}
