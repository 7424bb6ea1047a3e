import { TextLink } from '@/ui/button.tsx'
import { integrationList } from './integration-list.ts'

/** The way back to where the integrations of a catalog were last seen. */
export const IntegrationsLink = ({ catalogId }: { catalogId: string }) => (
  <TextLink {...integrationList.target(catalogId)}>Back to the integrations</TextLink>
)
