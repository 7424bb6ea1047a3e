import { changeText } from '@/evidence/change-text.ts'
import type { JobChange } from '@/evidence/engine/answer-change.ts'
import { formatCount } from '@/lib/numbers.ts'

/** `35 fewer failed` */
const netText = (net: number) =>
  net === 0
    ? 'as many failed'
    : `${formatCount(Math.abs(net))} ${net > 0 ? 'more' : 'fewer'} failed`

/** What has changed in a job since its baseline, in a line of a list; undefined while it is not known. */
export const listedChangeText = (change: JobChange | undefined): string | undefined => {
  switch (change?.state) {
    case 'none':
      return 'no earlier run'
    case 'net':
      return netText(change.net ?? 0)
    case 'counts': {
      if (!change.counts) return undefined
      const text = changeText(change.counts)
      // Some of them may come and go.
      return change.isFlakyKnown ? text : text.replace(/^\+/, 'up to ')
    }
  }
  return undefined
}
