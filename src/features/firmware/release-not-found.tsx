import { NotFoundPage } from '@/page/not-found-page.tsx'
import { ButtonLink } from '@/ui/base/button.tsx'
import { releaseList } from './model/release-list.ts'

/** In place of a release that is not in its catalog. */
export const ReleaseNotFound = ({ catalogId }: { catalogId: string }) => (
  <NotFoundPage
    what="release"
    alertId="getFirmwareRelease"
    toList={<ButtonLink {...releaseList.target(catalogId)}>All releases</ButtonLink>}
  />
)
