import { Page } from '@/session/page.tsx'

/** Suite. */
export function SuiteScreen() {
  return <Page title="Suite">{null}</Page>
}
