import type { JobReport } from '@generated/evaluation/types.ts'
import { changeText } from '@/evidence/change-text.ts'
import type { JobChange } from '@/evidence/engine/answer-change.ts'
import { counted } from '@/lib/count-text.ts'
import { formatCount } from '@/lib/numbers.ts'

/** `35 fewer failed` */
const netText = (net: number) =>
  net === 0
    ? 'as many failed'
    : `${formatCount(Math.abs(net))} ${net > 0 ? 'more' : 'fewer'} failed`

/**
 * Changes of a job since its baseline, in a line of a list; undefined while they are not known. A canceled job
 * had no time to fail: that fewer cases did is not told.
 */
export const listedChangeText = (
  change: JobChange | undefined,
  status?: JobReport['status'],
): string | undefined => {
  switch (change?.state) {
    case 'none':
      return 'no earlier run'
    case 'net':
      return status === 'canceled' ? undefined : netText(change.net ?? 0)
    case 'counts': {
      if (!change.counts) return undefined
      const text = changeText(change.counts)
      // Some of them may come and go.
      return change.isFlakyKnown ? text : text.replace(/^\+/, 'up to ')
    }
  }
  return undefined
}

/** New failures of some failed jobs together: `3 failed, 26 new failures`; the sum only once all of it is known. */
export const newSinceText = (
  failed: number,
  changes: readonly (JobChange | undefined)[],
): string => {
  const told = failed === 0 ? 'none failed' : `${formatCount(failed)} failed`
  const sums = changes.flatMap((change) =>
    change?.state === 'none' || change?.state === 'untested' ? 0 : (change?.counts?.new ?? []),
  )
  if (failed === 0 || sums.length < failed) return told
  const sum = sums.reduce((all, one) => all + one, 0)
  // Some of them may come and go.
  const atMost = sum === 0 || changes.every((change) => change?.isFlakyKnown) ? '' : 'up to '
  return `${told}, ${atMost}${counted(sum, 'new failure')}`
}
