import { isSentenceAwaited, jobSentence, type SentenceFacts } from '@/evidence/job-sentence.ts'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'

interface JobSentenceLineProps {
  facts: SentenceFacts
  /** The failures could not be read: what is not known yet does not come. */
  isUnread: boolean
}

/** The sentence over the figures of a job, or its place while the comparison is on its way. */
export function JobSentenceLine({ facts, isUnread }: JobSentenceLineProps) {
  const sentence = jobSentence(facts)
  if (sentence === undefined && (isUnread || !isSentenceAwaited(facts))) return null
  return (
    // In the middle of the room for two lines on a phone, as many as most sentences take there.
    <div className="flex min-h-9 items-center px-4 pt-3 max-sm:min-h-13">
      <p
        title={sentence}
        // A cause may be of any length.
        className="line-clamp-4 min-w-0 text-base font-semibold sm:text-lg [overflow-wrap:anywhere]"
      >
        {sentence ?? <Skeleton className="h-4 w-80 max-w-full" />}
      </p>
    </div>
  )
}
