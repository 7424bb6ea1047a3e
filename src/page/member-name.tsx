import { useMemberName } from '@/data/members.ts'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** Name of a user by subject id; `Unknown User` for a non-member; a long one takes no second line. */
export function MemberName({ id }: { id: string }) {
  const name = useMemberName(id)
  return name ? <TruncatedText text={name} /> : <EmptyCell />
}
