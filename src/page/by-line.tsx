import { useMemberName } from '@/data/members.ts'
import type { Moment } from '@/lib/dates.ts'
import { DateText } from '@/ui/text/date-text.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface ByLineProps {
  at: Moment | null | undefined
  /** Subject id of whoever did it. */
  by: string | null | undefined
}

/**
 * When something was done and by whom, for an overview: the time, and under it the name, whose line is
 * kept free until the name is there.
 */
export function ByLine({ at, by }: ByLineProps) {
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
              by <TruncatedText text={name} limit={30} />
            </>
          )}
        </span>
      )}
    </span>
  )
}
