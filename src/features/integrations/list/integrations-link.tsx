import { TextLink } from '@/ui/base/button.tsx'
import { integrationList } from '../model/integration-list.ts'

/** The way back to where the integrations of a catalog were last seen. */
export const IntegrationsLink = ({ catalogId }: { catalogId: string }) => (
  <TextLink {...integrationList.target(catalogId)}>Back to the integrations</TextLink>
)
