import { TextLink } from '@/ui/button.tsx'
import { integrationsTarget } from './way-back.ts'

/** The way back to where the integrations of a catalog were last seen. */
export const IntegrationsLink = ({ catalogId }: { catalogId: string }) => (
  <TextLink {...integrationsTarget(catalogId)}>Back to the integrations</TextLink>
)
