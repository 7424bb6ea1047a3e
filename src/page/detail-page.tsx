import { hashKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Polling, usePolling } from '@/data/polling.ts'
import { isNotFound } from '@/transport/errors.ts'
import { isListedOnly } from '@/transport/listed-items.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { type Kind, titleOf } from './kind.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { Page, type PageProps, PageStatus } from './page.tsx'
import { QueryStatus } from './query-status.tsx'

interface DetailPageProps<Data, Failure, Key extends readonly unknown[]>
  extends Pick<PageProps, 'names' | 'searches'> {
  kind: Kind
  /** The catalog that owns the thing; default: the project. */
  ownerId?: string | undefined
  query: UseQueryOptions<Data, Failure, Data, Key>
  /** How the thing is kept up to date; default: fetched once. */
  polling?: Polling<Data>
  /** Title until the thing is loaded; default: the name of its kind. */
  title?: string
  skeleton?: ReactNode
  /** Renders the page; another thing gets a new one. */
  children: (data: Data) => ReactNode
}

/**
 * The page of one thing. Fetches and polls it, and renders the states without data: loading, not found,
 * failed.
 */
export function DetailPage<Data, Failure, Key extends readonly unknown[]>(
  props: DetailPageProps<Data, Failure, Key>,
) {
  const { kind, ownerId, query, polling, skeleton = <DetailSkeleton />, children, ...frame } = props
  const { data, isError, error } = usePolling(query, polling)
  const client = useQueryClient()
  if (isNotFound(error) && (data === undefined || isListedOnly(client, query.queryKey))) {
    return <NotFoundPage kind={kind} ownerId={ownerId} query={query} />
  }
  const status = <QueryStatus query={query} kept />
  if (data !== undefined) {
    return (
      <PageStatus key={hashKey(query.queryKey)} value={status}>
        {children(data)}
      </PageStatus>
    )
  }
  return (
    <Page title={titleOf(kind)} {...frame}>
      {status}
      {!isError && skeleton}
    </Page>
  )
}
