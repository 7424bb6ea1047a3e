import { Page } from '@/session/page.tsx'

/** Test. */
export function TestScreen() {
  return <Page title="Test">{null}</Page>
}
