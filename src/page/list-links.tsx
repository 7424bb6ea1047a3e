import type { ReactNode } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink, TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { type Kind, listTarget } from './kind.ts'

/** Where a link to a list leads. */
export interface ListLinkProps {
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
