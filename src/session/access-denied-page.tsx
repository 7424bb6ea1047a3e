import type { ReactNode } from 'react'
import { Page } from './page.tsx'

interface AccessDeniedPageProps {
  /** Names for the chain of pages, as for `Page`. */
  names?: Readonly<Record<string, string | undefined>>
  /** The way back to what may be seen. */
  children?: ReactNode
}

/** In place of a page that changes what another project shares with this one. */
export function AccessDeniedPage({ names = {}, children }: AccessDeniedPageProps) {
  return (
    <Page title="Access denied" names={names}>
      <p>Sorry, you are not allowed to access this page.</p>
      {children}
    </Page>
  )
}
