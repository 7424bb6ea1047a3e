import { useNavigate } from '@tanstack/react-router'
import { Page } from '@/page/page.tsx'
import { RunIntegrationForm } from './form/integration-form.tsx'
import { runIntegrationCrumbSearches, runIntegrationsTarget } from './model/integration.ts'

/** Creates an integration that runs build from. */
export function NewRunIntegrationScreen() {
  const navigate = useNavigate()
  return (
    <Page title="New Integration" searches={runIntegrationCrumbSearches}>
      <RunIntegrationForm onCancel={() => void navigate(runIntegrationsTarget)} />
    </Page>
  )
}
