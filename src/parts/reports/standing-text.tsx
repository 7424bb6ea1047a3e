import type { PartStanding } from '@/evidence/part-standing.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'

/** Since which run a suite or scenario fails, or that it comes and goes. */
export const StandingText = ({ standing }: { standing: PartStanding }) =>
  standing.kind === 'failing' ? (
    <>
      failing since{' '}
      <TextLink to="/reports/$jobId" params={{ jobId: standing.since.jobId }} tone="secondary">
        <ShortDate at={standing.since.at} />
      </TextLink>
    </>
  ) : (
    'comes and goes'
  )
