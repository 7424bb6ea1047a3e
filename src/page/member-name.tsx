import { useMemberName } from '@/data/members.ts'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'

/** Name of a user by subject id; `Unknown User` for a non-member. */
export function MemberName({ id }: { id: string }) {
  const name = useMemberName(id)
  return name ? <bdi>{name}</bdi> : <EmptyCell />
}
