import { Page } from '@/session/page.tsx'

/** New suite. */
export function NewSuiteScreen() {
  return <Page title="New suite">{null}</Page>
}
