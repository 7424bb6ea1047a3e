import { Page } from '@/session/page.tsx'

/** Reports. */
export function ReportsScreen() {
  return <Page title="Reports">{null}</Page>
}
