import { Page } from '@/session/page.tsx'

/** Suites. */
export function SuitesScreen() {
  return <Page title="Suites">{null}</Page>
}
