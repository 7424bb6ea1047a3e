import { TextLink } from '@/ui/base/button.tsx'
import { releaseList } from '../model/release-list.ts'

/** The way back to where the releases of a catalog were last seen. */
export const ReleasesLink = ({ catalogId }: { catalogId: string }) => (
  <TextLink {...releaseList.target(catalogId)}>Back to the releases</TextLink>
)
