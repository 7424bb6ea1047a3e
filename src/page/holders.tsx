import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { counted } from '@/lib/count-text.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'

/** Names that are written out; the others are counted. */
const mostNames = 3

interface HolderNamesProps {
  /** Noun for the holders; its plural ends in s. */
  noun: string
  names: readonly string[]
  /** More may hold it: not all are read. */
  isOpen?: boolean
}

/** The holders of a thing to be deleted: `Affects 5 suites: “A”, “B”, “C” and 2 more.` A name may hold commas. */
export function HolderNames({ noun, names, isOpen = false }: HolderNamesProps) {
  const shown = names.slice(0, mostNames)
  const others = names.length - shown.length
  if (names.length === 0) return <p className="mt-2">{`Affects no ${noun}.`}</p>
  return (
    <p className="mt-2 [overflow-wrap:anywhere]">
      Affects {isOpen && 'at least '}
      {counted(names.length, noun)}:{' '}
      {shown.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal names are told apart by their places
        <span key={at}>
          {at > 0 && ', '}“<bdi>{name}</bdi>”
        </span>
      ))}
      {others > 0 && ` and ${formatCount(others)} more`}.
    </p>
  )
}

interface HoldersProps<Item, Failure, Key extends QueryKey> {
  noun: string
  query: UseQueryOptions<PagedItems<Item>, Failure, PagedItems<Item>, Key>
  nameOf: (item: Item) => string
}

/** Reads what holds a thing that is to be deleted; says so where that cannot be told. */
export function Holders<Item, Failure, Key extends QueryKey>(
  props: HoldersProps<Item, Failure, Key>,
) {
  const { noun, query, nameOf } = props
  const { data, isError } = useQuery(query)
  if (data && (data.complete || data.items.length > 0)) {
    return <HolderNames noun={noun} names={data.items.map(nameOf)} isOpen={!data.complete} />
  }
  return isError ? (
    <p className="mt-2">{`It could not be read which ${noun}s this affects.`}</p>
  ) : (
    <Skeleton className="mt-2 h-5 w-3/4" />
  )
}
