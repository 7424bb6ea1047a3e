import type { ReactNode } from 'react'
import { useProjectId } from '@/session/project/projects.ts'
import { ButtonLink, TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { type Kind, listTarget } from './kind.ts'

interface ListLinkProps {
  kind: Kind
  /** The catalog that owns the list; the project unless given. */
  ownerId?: string | undefined
}

/** `All suites`: from where there is nothing to what there is. */
export function AllLink({ kind, ownerId }: ListLinkProps) {
  const projectId = useProjectId()
  return <ButtonLink {...listTarget(kind, ownerId ?? projectId)}>All {kind.many}</ButtonLink>
}

interface DeletedBannerProps extends ListLinkProps {
  /** Says that it is deleted: `The suite has been deleted`. */
  children: ReactNode
}

/** Says on the page of a deleted thing that it is, with the way back to the list. */
export function DeletedBanner({ kind, ownerId, children }: DeletedBannerProps) {
  const projectId = useProjectId()
  const back = (
    <TextLink {...listTarget(kind, ownerId ?? projectId)}>Back to the {kind.many}</TextLink>
  )
  return <InfoBanner actions={back}>{children}</InfoBanner>
}
