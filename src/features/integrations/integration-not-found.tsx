import { NotFoundPage } from '@/page/not-found-page.tsx'
import { ButtonLink } from '@/ui/base/button.tsx'
import { integrationList } from './model/integration-list.ts'

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
