import { useNavigate } from '@tanstack/react-router'
import { RunIntegrationForm } from '@/features/ml-integrations/form/ml-integration-form.tsx'
import {
  runIntegrationCrumbSearches,
  runIntegrationsTarget,
} from '@/models/ml-integrations/ml-integration.ts'
import { Page } from '@/page/page.tsx'

/** Creates an integration that runs build from. */
export function NewRunIntegrationScreen() {
  const navigate = useNavigate()
  return (
    <Page title="New Integration" searches={runIntegrationCrumbSearches}>
      <RunIntegrationForm onCancel={() => void navigate(runIntegrationsTarget)} />
    </Page>
  )
}
