import type { ReactNode } from 'react'
import { presentId } from '@/lib/ids.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink, TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { type Kind, listTarget } from './kind.ts'

interface ListLinkProps {
  kind: Kind
  /** The catalog that owns the list; default: the project. */
  ownerId?: string | undefined
}

/** Link from a "not found" page to the list: `All suites`. */
export function AllLink({ kind, ownerId }: ListLinkProps) {
  const projectId = useProjectId()
  return <ButtonLink {...listTarget(kind, ownerId ?? projectId)}>All {kind.many}</ButtonLink>
}

interface DeletedBannerProps extends ListLinkProps {
  /** Text: `The suite has been deleted`. */
  children: ReactNode
}

/** Banner on the page of a deleted thing, with a link to the list. */
export function DeletedBanner({ kind, ownerId, children }: DeletedBannerProps) {
  const projectId = useProjectId()
  const back = (
    <TextLink {...listTarget(kind, ownerId ?? projectId)}>Back to the {kind.many}</TextLink>
  )
  return <InfoBanner actions={back}>{children}</InfoBanner>
}

interface OwnedBannerProps extends ListLinkProps {
  thing: { sharedFrom?: string | undefined; deprecated: boolean }
  /** Text for a deleted thing: `The catalog has been deleted`. */
  deleted: string
  /** Text for a thing that another project shares. */
  shared: string
}

/** Banner on the page of a thing that projects share: who may change it, if anybody. */
export function OwnedBanner({ thing, deleted, shared, ...list }: OwnedBannerProps) {
  if (thing.deprecated) return <DeletedBanner {...list}>{deleted}</DeletedBanner>
  return presentId(thing.sharedFrom) && <InfoBanner>{shared}</InfoBanner>
}
