import type { UseQueryOptions } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type Editing, useEditing, type Versioned } from '@/data/editing.ts'
import { isNotFound } from '@/transport/errors.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { InfoBanner } from '@/ui/feedback/alert.tsx'
import { AccessDeniedPage } from './access-denied-page.tsx'
import type { Kind, LinkTarget } from './kind.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { Page, type PageProps } from './page.tsx'
import { QueryStatus } from './query-status.tsx'

interface EditPageProps<Data, Failure, Key extends readonly unknown[]>
  extends Pick<PageProps, 'searches'> {
  /** `Edit Suite` */
  title: string
  kind: Kind
  /** The catalog that owns the thing; default: the project. */
  ownerId?: string | undefined
  query: UseQueryOptions<Data, Failure, Data, Key>
  /** Names of the parent pages in the breadcrumbs; `stored` is undefined until loaded. */
  names: (stored: Data | undefined) => PageProps['names']
  /** The detail page. */
  back: LinkTarget
  /** True if the thing is read-only in this project, such as one shared by another project. */
  isDenied?: (stored: Data) => boolean
  /** Replaces the form if the thing has been deleted and so cannot be edited. */
  deletedText?: (stored: Data) => string | undefined
  /** True while other data that the form needs loads. */
  waiting?: boolean
  skeleton: ReactNode
  /** Renders the form; `leave` opens the detail page. */
  children: (editing: Editing<Data>, leave: () => void) => ReactNode
}

/**
 * Edit page of one thing. The form starts from the current stored state, not from the cache. Pass the id as
 * `key`, so that another thing gets a new form.
 */
export function EditPage<Data extends Versioned, Failure, Key extends readonly unknown[]>(
  props: EditPageProps<Data, Failure, Key>,
) {
  const { title, kind, ownerId, query, names, searches = {}, back, isDenied, skeleton } = props
  const { editing, result } = useEditing(query)
  const navigate = useNavigate()
  if (!editing && isNotFound(result.error)) {
    return <NotFoundPage kind={kind} ownerId={ownerId} query={query} />
  }
  const breadcrumbs = { names: names(editing?.stored), searches }
  const link = <TextLink {...back}>Back to the {kind.one}</TextLink>
  if (editing && isDenied?.(editing.stored)) {
    return <AccessDeniedPage {...breadcrumbs}>{link}</AccessDeniedPage>
  }
  const deleted = editing && props.deletedText?.(editing.stored)
  const ready = editing && !props.waiting
  return (
    <Page title={title} {...breadcrumbs}>
      {!editing && <QueryStatus query={query} kept />}
      {!ready && !result.isError && skeleton}
      {ready &&
        (deleted === undefined ? (
          props.children(editing, () => void navigate(back))
        ) : (
          <InfoBanner actions={link}>{deleted}</InfoBanner>
        ))}
    </Page>
  )
}
