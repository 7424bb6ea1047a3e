import { useMemberName } from '@/data/members.ts'
import type { Moment } from '@/lib/dates.ts'
import { presentId } from '@/lib/ids.ts'
import { DateText } from '@/ui/text/date-text.tsx'

interface ByLineProps {
  at: Moment | null | undefined
  /** Subject id of the user; a UUID of zeros is none. */
  by: string | null | undefined
}

/**
 * Time and author of an event, for an overview. The author's line is reserved until the name is loaded, so
 * that nothing moves.
 */
export function ByLine({ at, by: given }: ByLineProps) {
  const by = presentId(given ?? undefined)
  const name = useMemberName(by)
  return (
    <span className="flex min-w-0 flex-col">
      <span>
        <DateText at={at} form="date-time" />
      </span>
      {by && (
        <span className="min-h-5 text-sm text-muted">
          {name && (
            <>
              by <bdi>{name}</bdi>
            </>
          )}
        </span>
      )}
    </span>
  )
}
