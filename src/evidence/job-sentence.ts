import { formatDuration } from '@/lib/durations.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { CauseCount } from './failure-groups.ts'

/** Counts of a job, as far as they are known; each of them belongs to the cases that count. */
export interface SentenceFacts {
  state: 'build-failed' | 'canceling' | 'canceled' | 'running' | 'done'
  total: number
  succeeded: number
  failed: number
  /** How many seconds such jobs still take; undefined while unknown, and past the usual end. */
  secondsLeft: number | undefined
  /** Undefined while unknown. */
  causes: readonly CauseCount[] | undefined
  /** Name of the job that it is compared with: `00bec0f4`; undefined without an earlier job. */
  baseline: string | undefined
  /** Cases that changed since then; undefined while unknown. */
  changes: { new: number; fixed: number } | undefined
  /** The earlier job, or what has changed since it, is not known yet. */
  isComparing: boolean
}

/** Words for cases that failed for a cause; any other cause is named. */
const verbs: { readonly [cause in string]?: string } = {
  collision: 'collided',
  'lane departure': 'left their lane',
  'localization error': 'lost localization',
  'no reaction': 'did not react',
  timeout: 'ran out of time',
}

const cases = (count: number) => (count === 1 ? '1 case' : `${formatCount(count)} cases`)

const failedSoFar = ({ failed, total, changes }: SentenceFacts) => {
  const allNew = changes && changes.new === failed ? ', all new' : ''
  return failed === 0
    ? `None of ${cases(total)} failed so far`
    : `${formatCount(failed)} of ${cases(total)} failed so far${allNew}`
}

const ran = ({ succeeded, failed, total }: SentenceFacts) => {
  const outcome = failed === 0 ? 'none failed' : `${formatCount(failed)} failed`
  return `${formatCount(succeeded + failed)} of ${cases(total)} ran and ${outcome}.`
}

const causeText = (facts: SentenceFacts, { cause, fresh = 0 }: CauseCount) => {
  const { changes, failed, baseline } = facts
  const verb =
    verbs[cause] ?? (cause === 'no label' ? 'failed without a label' : `failed with ${cause}`)
  const isShared = facts.causes !== undefined && facts.causes.length > 1 && changes?.new === failed
  const share = isShared ? `; ${formatCount(fresh)} of ${formatCount(failed)} share one cause` : ''
  return `${cases(fresh)} ${verb}, new since ${baseline}${share}.`
}

/** Changes of the failures of a finished job since the earlier one. */
const changedText = (facts: SentenceFacts): string | undefined => {
  const { failed, total, succeeded, causes, changes, baseline } = facts
  if (!changes || baseline === undefined) return undefined
  if (changes.new > 0) {
    if (!causes) return undefined
    const fresh = causes
      .filter((one) => (one.fresh ?? 0) > 0)
      .toSorted((one, other) => (other.fresh ?? 0) - (one.fresh ?? 0))
    const [first] = fresh
    if (!first) return undefined
    if (fresh.length === 1 || (first.fresh ?? 0) * 2 >= failed) return causeText(facts, first)
    const causesText = `${formatCount(fresh.length)} causes, most of them ${first.cause}`
    return `${formatCount(changes.new)} new failures in ${causesText} (${first.fresh}).`
  }
  if (failed > 0) {
    return failed === 1
      ? `1 case fails as in ${baseline}; it is not new.`
      : `${cases(failed)} fail as in ${baseline}; none is new.`
  }
  if (changes.fixed === 0 || succeeded !== total) return undefined
  const are = changes.fixed === 1 ? '1 is' : `${formatCount(changes.fixed)} are`
  return `All ${cases(total)} passed; ${are} fixed since ${baseline}.`
}

/** The sentence that a job begins with, made of counts alone; undefined where no rule holds. The first that does wins. */
export const jobSentence = (facts: SentenceFacts): string | undefined => {
  const { state, total, secondsLeft } = facts
  if (state === 'build-failed') return 'The build failed; no test ran.'
  if (state === 'canceling')
    return total > 0 ? `Canceling: ${ran(facts)}` : 'Canceling: no case ran.'
  if (total === 0) return undefined
  if (state === 'canceled') return `Canceled: ${ran(facts)}`
  if (state === 'running') {
    const left =
      secondsLeft === undefined ? '' : `; about ${formatDuration(secondsLeft) ?? ''} left`
    return `${failedSoFar(facts)}${left}.`
  }
  return changedText(facts)
}

/** Whether the sentence of a job that is done waits for the comparison: its place is kept. */
export const isSentenceAwaited = (facts: SentenceFacts): boolean => {
  const { state, total, failed, baseline, causes, isComparing } = facts
  if (state !== 'done' || total === 0) return false
  return isComparing || (baseline !== undefined && failed > 0 && causes === undefined)
}
