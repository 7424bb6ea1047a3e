import { useMemberName } from '@/data/members.ts'
import type { Moment } from '@/lib/dates.ts'
import { presentId } from '@/lib/ids.ts'
import { DateText } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface ByLineProps {
  at: Moment | null | undefined
  /** Subject id of the user; a UUID of zeros is none. */
  by: string | null | undefined
}

/** Time and author of an event, for an overview. */
export function ByLine({ at, by }: ByLineProps) {
  return (
    <span className="flex min-w-0 flex-col">
      <span>
        <DateText at={at} form="date-time" />
      </span>
      <Author of={by} />
    </span>
  )
}

/** The line of an author, by subject id: reserved until the name is loaded, and no longer for a long one. */
export function Author({ of }: { of: string | null | undefined }) {
  const by = presentId(of ?? undefined)
  const name = useMemberName(by)
  return (
    by && (
      <span className="flex min-h-5 min-w-0 gap-1 text-sm text-muted">
        {name && (
          <>
            <span className="shrink-0">by</span> <TruncatedText text={name} />
          </>
        )}
      </span>
    )
  )
}
