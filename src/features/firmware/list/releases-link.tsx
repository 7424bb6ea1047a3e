import { TextLink } from '@/ui/button.tsx'
import { releaseList } from './release-list.ts'

/** The way back to where the releases of a catalog were last seen. */
export const ReleasesLink = ({ catalogId }: { catalogId: string }) => (
  <TextLink {...releaseList.target(catalogId)}>Back to the releases</TextLink>
)
