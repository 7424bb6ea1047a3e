import type { Scenario, ScenarioReviewVerdict } from '@generated/scenario/types.ts'
import { counted } from '@/lib/count-text.ts'
import { formatCount } from '@/lib/numbers.ts'
import { isReviewed } from '@/lib/reviews.ts'
import { reviewName } from '@/models/suites/review-names.ts'
import { unknownStatusText } from '@/models/suites/version-approval.ts'

/** A version that waits for a verdict. */
export interface ReviewEntry {
  scenario: Scenario
  /** The verdict; undefined while nobody has given one. */
  outcome?: ReviewOutcome
}

/** Verdict on a version in the review. */
export type ReviewOutcome =
  /** The verdict waits here, and can be taken back. */
  | { kind: 'held'; verdict: ScenarioReviewVerdict; comment: string }
  | { kind: 'sending'; verdict: ScenarioReviewVerdict; comment: string }
  | { kind: 'sent'; verdict: ScenarioReviewVerdict }
  | { kind: 'failed'; verdict: ScenarioReviewVerdict; comment: string; reason: string }
  /** Somebody else was faster. */
  | { kind: 'skipped'; reason: string }

/** Milliseconds for which a verdict can be taken back: the platform cannot return a version to not approved. */
export const holdTime = 6000

/** Verdicts that are held at once; the next one sends the oldest. */
const mostHeld = 2

/** The entries of the versions that can be judged, the newest first; those that were judged before stay as they are. */
export const queueOf = (
  known: readonly ReviewEntry[],
  listed: readonly Scenario[],
): ReviewEntry[] => {
  const ids = new Set(known.map(({ scenario }) => scenario.id))
  const added = listed
    .filter(({ id, review }) => review.status === 'non_approved' && !ids.has(id))
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
  return [...known, ...added.map((scenario) => ({ scenario }))]
}

const isOpen = ({ outcome }: ReviewEntry) => outcome === undefined

/** The id of the next version without a verdict, from a place on and then from the start. */
export const nextOpen = (
  entries: readonly ReviewEntry[],
  from: string | undefined,
): string | undefined => {
  const at = entries.findIndex(({ scenario }) => scenario.id === from)
  const others = [...entries.slice(at + 1), ...entries.slice(0, Math.max(0, at))]
  return others.find(isOpen)?.scenario.id
}

/** The id of the entry beside another one. */
export const besideOf = (
  entries: readonly ReviewEntry[],
  from: string | undefined,
  step: 1 | -1,
): string | undefined => {
  const at = entries.findIndex(({ scenario }) => scenario.id === from)
  return entries[at + step]?.scenario.id ?? from
}

/** Why no verdict can be given on an entry; undefined when one can, as after one that was not saved. */
export const whyNotJudge = ({ outcome }: ReviewEntry): string | undefined => {
  if (!outcome || outcome.kind === 'failed') return undefined
  return outcome.kind === 'skipped' ? outcome.reason : 'This version is judged.'
}

/** Entries with another outcome of one of them. */
export const withOutcome = (
  entries: readonly ReviewEntry[],
  id: string,
  outcome: ReviewOutcome | undefined,
): ReviewEntry[] =>
  entries.map((entry) =>
    entry.scenario.id === id ? { scenario: entry.scenario, ...(outcome && { outcome }) } : entry,
  )

/** Ids of the held verdicts that are sent before their time, as newer ones are held. */
export const overdue = (held: readonly string[]): readonly string[] =>
  held.slice(0, Math.max(0, held.length - mostHeld))

/**
 * State of an entry by its newest version: it can be judged, has been judged, or was replaced. A verdict of this user
 * (`me`) that was sent is found again where its answer was lost. A version before that of the entry was read earlier, and
 * says nothing.
 */
export const meanwhile = (
  { scenario, outcome }: ReviewEntry,
  newest: Pick<Scenario, 'versionId' | 'review' | 'deprecated'>,
  me: string | undefined,
): { kind: 'same' | 'newer' } | Extract<ReviewOutcome, { kind: 'sent' | 'skipped' }> => {
  if (newest.versionId < scenario.versionId) return { kind: 'same' }
  if (outcome && 'comment' in outcome && newest.versionId === scenario.versionId) {
    const { verdict, comment } = outcome
    const isMine = newest.review.reviewer === me
    if (isMine && isReviewed(newest.review, { status: verdict, comment })) {
      return { kind: 'sent', verdict }
    }
  }
  if (newest.deprecated) return { kind: 'skipped', reason: 'Deleted meanwhile' }
  const { status } = newest.review
  const unknown = unknownStatusText([status])
  if (unknown) return { kind: 'skipped', reason: `Changed meanwhile. ${unknown}` }
  if (status !== 'non_approved') {
    return { kind: 'skipped', reason: `${reviewName(status)} by somebody meanwhile` }
  }
  return { kind: newest.versionId === scenario.versionId ? 'same' : 'newer' }
}

/** How many versions have been decided, and how. */
export interface ReviewProgress {
  total: number
  decided: number
  approved: number
  sentBack: number
  failed: number
}

/** Counts the entries by what has come of them. */
export const progressOf = (entries: readonly ReviewEntry[]): ReviewProgress => {
  const progress = { total: entries.length, decided: 0, approved: 0, sentBack: 0, failed: 0 }
  for (const { outcome } of entries) {
    if (!outcome) continue
    progress.decided += 1
    if (outcome.kind === 'failed') progress.failed += 1
    else if (outcome.kind === 'skipped') continue
    else if (outcome.verdict === 'approved') progress.approved += 1
    else progress.sentBack += 1
  }
  return progress
}

/** What a review has come to, once nothing of it is open. */
export const endOf = ({ approved, sentBack, failed }: ReviewProgress): string =>
  [
    `${counted(approved, 'version')} approved, ${formatCount(sentBack)} sent back by you.`,
    failed > 0 &&
      `${counted(failed, 'verdict')} not saved: the list has the reason, and sends it again.`,
  ]
    .filter(Boolean)
    .join(' ')

/** Whether a verdict can be taken back. */
export const isAnyHeld = (entries: readonly ReviewEntry[]): boolean =>
  entries.some(({ outcome }) => outcome?.kind === 'held')

/** Why no verdict can be taken back. */
export const whyNotUndo = (entries: readonly ReviewEntry[]): string =>
  entries.some(({ outcome }) => outcome && outcome.kind !== 'skipped')
    ? 'The last verdict has been sent: it cannot be taken back'
    : 'No verdict has been given yet'

/** The version that another one is compared with: the newest approved one before it, else the one before it. */
export const comparedWith = (
  versions: readonly Scenario[],
  version: number,
): Scenario | undefined => {
  const earlier = versions
    .filter(({ versionId }) => versionId < version)
    .toSorted((one, other) => other.versionId - one.versionId)
  return earlier.find(({ review }) => review.status === 'approved') ?? earlier[0]
}
