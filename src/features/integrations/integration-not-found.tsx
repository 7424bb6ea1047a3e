import { NotFoundPage } from '@/session/not-found-page.tsx'
import { ButtonLink } from '@/ui/button.tsx'
import { integrationList } from './list/integration-list.ts'

/** In place of an integration that is not in this project. */
export function IntegrationNotFound({ catalogId }: { catalogId: string }) {
  return (
    <NotFoundPage
      what="integration"
      alertId="getIntegration"
      toList={<ButtonLink {...integrationList.target(catalogId)}>All integrations</ButtonLink>}
    />
  )
}
