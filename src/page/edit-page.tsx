import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Editing, useEditing, type Versioned } from '@/data/editing.ts'
import { isNotFound } from '@/transport/errors.ts'
import { TextLink } from '@/ui/base/button.tsx'
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
  /** The catalog that owns the thing; the project unless given. */
  ownerId?: string | undefined
  query: UseQueryOptions<Data, Failure, Data, Key>
  /** Names of the pages above, as far as they are known. */
  names: (stored: Data | undefined) => PageProps['names']
  /** The page of the thing. */
  back: LinkTarget
  /** True for a thing that nobody here may edit, such as another project's. */
  isDenied?: (stored: Data) => boolean
  /** The form waits for something else besides the thing. */
  waiting?: boolean
  /** The shape of the form while what it begins with is on its way. */
  skeleton: ReactNode
  /** The form, or what stands in its place. */
  children: (editing: Editing<Data>) => ReactNode
}

/**
 * The page that edits one thing: the form begins with what is stored now. Give it the id of the thing as
 * `key`, so that another thing begins anew.
 */
export function EditPage<Data extends Versioned, Failure, Key extends readonly unknown[]>(
  props: EditPageProps<Data, Failure, Key>,
) {
  const { title, kind, ownerId, query, names, searches = {}, back, isDenied, skeleton } = props
  const { editing, result } = useEditing(query)
  if (!editing && isNotFound(result.error)) {
    return <NotFoundPage kind={kind} ownerId={ownerId} query={query} />
  }
  const chain = { names: names(editing?.stored), searches }
  if (editing && isDenied?.(editing.stored)) {
    return (
      <AccessDeniedPage {...chain}>
        <TextLink {...back}>Back to the {kind.one}</TextLink>
      </AccessDeniedPage>
    )
  }
  const ready = editing && !props.waiting
  return (
    <Page title={title} {...chain}>
      {!editing && <QueryStatus query={query} />}
      {!ready && !result.isError && skeleton}
      {ready && props.children(editing)}
    </Page>
  )
}
