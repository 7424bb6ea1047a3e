import { presentId } from '@/lib/ids.ts'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { DeletedBanner, type ListLinkProps } from './list-links.tsx'

interface OwnedBannerProps extends ListLinkProps {
  thing: { sharedFrom?: string | undefined; deprecated: boolean }
  /** Text for a deleted thing: `The catalog has been deleted`. */
  deleted: string
  shared: string
}

/** Banner on the page of a thing that projects share: who may change it, if anybody. */
export function OwnedBanner({ thing, deleted, shared, ...list }: OwnedBannerProps) {
  if (thing.deprecated) return <DeletedBanner {...list}>{deleted}</DeletedBanner>
  return presentId(thing.sharedFrom) && <InfoBanner>{shared}</InfoBanner>
}
