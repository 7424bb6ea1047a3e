import type { ReactNode } from 'react'
import { Page, type PageProps } from './page.tsx'

/** `names` and `searches` of the chain of pages, as for `Page`. */
interface AccessDeniedPageProps extends Pick<PageProps, 'names' | 'searches'> {
  /** The way back to what may be seen. */
  children?: ReactNode
}

/** In place of a page that the user may not see: one for internal staff, or one that changes what another project shares. */
export function AccessDeniedPage({ children, ...chain }: AccessDeniedPageProps) {
  return (
    <Page title="Access denied" {...chain}>
      <p>Sorry, you are not allowed to access this page.</p>
      {children}
    </Page>
  )
}
