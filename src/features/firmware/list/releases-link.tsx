import { TextLink } from '@/ui/button.tsx'
import { releasesTarget } from './way-back.ts'

/** The way back to where the releases of a catalog were last seen. */
export const ReleasesLink = ({ catalogId }: { catalogId: string }) => (
  <TextLink {...releasesTarget(catalogId)}>Back to the releases</TextLink>
)
