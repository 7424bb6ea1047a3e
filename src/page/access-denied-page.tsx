import type { ReactNode } from 'react'
import { Page, type PageProps } from './page.tsx'

interface AccessDeniedPageProps extends Pick<PageProps, 'names' | 'searches'> {
  /** A link to a page that the user may see. */
  children?: ReactNode
}

/** Shown instead of a page that the user may not see: internal pages, and edit pages of things shared by other projects. */
export function AccessDeniedPage({ children, ...breadcrumbs }: AccessDeniedPageProps) {
  return (
    <Page title="Access denied" {...breadcrumbs}>
      <p>Sorry, you are not allowed to access this page.</p>
      {children}
    </Page>
  )
}
