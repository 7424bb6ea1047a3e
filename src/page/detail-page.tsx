import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Polling, usePolling } from '@/data/polling.ts'
import { isNotFound } from '@/transport/errors.ts'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { type Kind, titleOf } from './kind.ts'
import { NotFoundPage } from './not-found-page.tsx'
import { Page, type PageProps } from './page.tsx'
import { QueryStatus } from './query-status.tsx'

interface DetailPageProps<Data, Failure, Key extends readonly unknown[]>
  extends Pick<PageProps, 'names' | 'searches'> {
  kind: Kind
  /** The catalog that owns the thing; the project unless given. */
  ownerId?: string | undefined
  query: UseQueryOptions<Data, Failure, Data, Key>
  /** How the thing is kept up to date; fetched once unless given. */
  polling?: Polling<Data>
  /** Title while the thing is not there; what its kind is called unless given. */
  title?: string
  /** The shape of the page while the thing is on its way. */
  skeleton?: ReactNode
  /** The page; `status` is what there is to say about its data. */
  children: (data: Data, status: ReactNode) => ReactNode
}

/**
 * The page of one thing: asks for it, keeps it up to date, and stands in for it while it is not there:
 * loading, not found, or refused.
 */
export function DetailPage<Data, Failure, Key extends readonly unknown[]>(
  props: DetailPageProps<Data, Failure, Key>,
) {
  const { kind, ownerId, query, polling, skeleton = <DetailSkeleton />, children, ...frame } = props
  const { data, isError, error } = usePolling(query, polling)
  if (data === undefined && isNotFound(error)) {
    return <NotFoundPage kind={kind} ownerId={ownerId} query={query} />
  }
  const status = <QueryStatus query={query} />
  if (data !== undefined) return children(data, status)
  return (
    <Page title={titleOf(kind)} {...frame}>
      {status}
      {!isError && skeleton}
    </Page>
  )
}
