import { NotFoundPage } from '@/session/not-found-page.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { releasesTarget } from './list/way-back.ts'

/** In place of a release that is not in its catalog. */
export const ReleaseNotFound = ({ catalogId }: { catalogId: string }) => (
  <NotFoundPage
    what="release"
    alertId="getFirmwareRelease"
    toList={<ButtonLink {...releasesTarget(catalogId)}>All releases</ButtonLink>}
  />
)
