import { Page } from '@/session/page.tsx'

/** Edit suite. */
export function EditSuiteScreen() {
  return <Page title="Edit suite">{null}</Page>
}
