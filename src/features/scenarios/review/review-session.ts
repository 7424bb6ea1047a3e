import {
  getScenarioQueryOptions,
  getScenarioVersionQueryOptions,
  reviewScenarioVersionMutationOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario, ScenarioReviewVerdict } from '@generated/scenario/types.ts'
import type { QueryClient } from '@tanstack/react-query'
import { alertDetailsOf, withMore } from '@/data/alerts.ts'
import { callWith } from '@/data/call.ts'
import { lookUp } from '@/data/lost-answer.ts'
import { isReviewed, maybeReviewed } from '@/lib/reviews.ts'
import {
  holdTime,
  meanwhile,
  overdue,
  queueOf,
  type ReviewEntry,
  type ReviewOutcome,
  withOutcome,
} from '@/models/scenarios/review-queue.ts'
import { changeScenarios } from '@/models/scenarios/scenario-refresh.ts'
import { subjectId } from '@/session/sign-in/user.ts'
import { tabMemory } from '@/session/storage.ts'
import { createStore, type Store } from '@/session/store.ts'
import { fetchNow } from '@/transport/query-parameters.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { unloadGuard } from '@/ui/forms/unload-guard.ts'

/** A review under way in this tab: it goes on while the page is left, and over a reload. */
export interface ReviewSession {
  entries: Store<readonly ReviewEntry[]>
  /** Comments on versions that can be judged, by id of the scenario: neither moving about nor a newer version loses them. */
  comments: Map<string, string>
  /** Takes in the versions that are listed; of another review, only what is not saved stays. */
  fill: (review: string, listed: readonly Scenario[]) => void
  judge: (id: string, verdict: ScenarioReviewVerdict, comment: string) => void
  /** Takes back the newest verdict that is still held, and returns its id. */
  undo: () => string | undefined
  retry: (id: string) => void
  /** Takes over what the newest version says: judged by somebody, or replaced by a newer version. */
  observe: (newest: Scenario) => void
  /** Sends all that is held, as the page is left; done once nothing is on its way. */
  flush: () => Promise<void>
}

/** The part that outlasts a reload: the ids of the versions with their verdicts. */
interface Kept {
  subject: string | undefined
  projectId: string
  /** Tells reviews apart: the filter of its list. */
  review: string
  outcomes: readonly (readonly [scenario: Scenario, outcome: ReviewOutcome])[]
}

const nothing = { review: '', entries: [] }

const keptOf = (projectId: string): { review: string; entries: ReviewEntry[] } => {
  try {
    const kept: Kept = JSON.parse(tabMemory.read('review') ?? '')
    if (kept.projectId !== projectId || kept.subject !== subjectId()) return nothing
    const entries = kept.outcomes.map(([scenario, outcome]) => ({ scenario, outcome }))
    return { review: kept.review, entries }
  } catch {
    return nothing
  }
}

const isUnsaved = ({ outcome }: ReviewEntry) =>
  outcome?.kind === 'held' || outcome?.kind === 'sending' || outcome?.kind === 'failed'

/**
 * Milliseconds between two states that are kept: to write hundreds of verdicts with each key would hold up the page.
 * Leaving it keeps the newest at once.
 */
const keepInterval = 1000

/** Without the content, which would fill the storage. */
const small = ({ scenarioFormat: _, ...scenario }: Scenario): Scenario => scenario

const createSession = (client: QueryClient, projectId: string): ReviewSession => {
  const before = keptOf(projectId)
  let { review } = before
  const entries = createStore<readonly ReviewEntry[]>(before.entries)
  const comments = new Map<string, string>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const call = callWith(client, true)
  const entryOf = (id: string) => entries.get().find(({ scenario }) => scenario.id === id)

  const guard = unloadGuard()
  // Whoever signs in beside the page does not get what was judged on it.
  const subject = subjectId()
  let keeping: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    if (keeping === undefined) return
    clearTimeout(keeping)
    keeping = undefined
    const outcomes = entries
      .get()
      .flatMap(({ scenario, outcome }) => (outcome ? [[small(scenario), outcome] as const] : []))
    const kept: Kept = { subject, projectId, review, outcomes }
    tabMemory.write('review', JSON.stringify(kept))
  }
  addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', keep)
  const change = (next: readonly ReviewEntry[]) => {
    entries.set(next)
    keeping ??= setTimeout(keep, keepInterval)
    guard(next.some((entry) => isUnsaved(entry)))
  }
  const settle = (id: string, outcome: ReviewOutcome | undefined) =>
    change(withOutcome(entries.get(), id, outcome))
  const release = (id: string) => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }
  const keepComment = (id: string, outcome: ReviewOutcome | undefined) => {
    if (outcome && 'comment' in outcome) comments.set(id, outcome.comment)
  }

  const observe = (newest: Scenario) => {
    const entry = entryOf(newest.id)
    if (!entry || entry.outcome?.kind === 'sent' || entry.outcome?.kind === 'skipped') return
    const found = meanwhile(entry, newest, subjectId())
    if (found.kind !== 'same') {
      release(newest.id)
      // The comment may be about a newer version as well, and what cannot be sent any more can still be read.
      keepComment(newest.id, entry.outcome)
    }
    if (found.kind === 'skipped' || found.kind === 'sent') settle(newest.id, found)
    if (found.kind === 'newer') {
      // The decision is about another version.
      change(
        entries.get().map((each) => (each.scenario.id === newest.id ? { scenario: newest } : each)),
      )
      toast(`Version ${newest.versionId} of ${newest.displayName} is newer: it waits for a verdict`)
    }
  }

  const showJudged = (id: string, versionId: number, status: ScenarioReviewVerdict) =>
    changeScenarios(client, projectId, (each) =>
      each.id === id && each.versionId === versionId
        ? { ...each, review: { ...each.review, status } }
        : each,
    )

  const underWay = new Set<Promise<void>>()
  const send = async (id: string) => {
    const sent = sendHeld(id)
    underWay.add(sent)
    await sent
    underWay.delete(sent)
  }

  const sendHeld = async (id: string) => {
    release(id)
    const entry = entryOf(id)
    const { outcome } = entry ?? {}
    if (!entry || outcome?.kind !== 'held') return
    const { verdict, comment } = outcome
    const { versionId } = entry.scenario
    settle(id, { kind: 'sending', verdict, comment })
    const ofScenario = { projectId, scenarioId: id }
    const path = { ...ofScenario, versionId }
    const body = { status: verdict, ...(comment && { comment }) }
    const succeed = () => {
      comments.delete(id)
      settle(id, { kind: 'sent', verdict })
      showJudged(id, versionId, verdict)
    }
    try {
      observe(await fetchNow(client, getScenarioQueryOptions(ofScenario)))
      if (entryOf(id)?.outcome?.kind !== 'sending') return
      await call(reviewScenarioVersionMutationOptions(), { path, body })
      succeed()
    } catch (error) {
      const found = await lookUp(error, {
        isDone: async () => {
          const { review } = await fetchNow(client, getScenarioVersionQueryOptions(path))
          return isReviewed(review, body)
        },
        onDone: succeed,
        open: maybeReviewed('scenario'),
      })
      if (found === true) return
      const message = alertDetailsOf(error, { read: false })?.message ?? 'The review was not sent.'
      const reason = withMore(message, found || undefined)
      comments.set(id, comment)
      settle(id, { kind: 'failed', verdict, comment, reason })
      toast(`The review of ${entry.scenario.displayName} was not saved`)
    }
  }

  const hold = (id: string, verdict: ScenarioReviewVerdict, comment: string) => {
    comments.delete(id)
    settle(id, { kind: 'held', verdict, comment })
    release(id)
    timers.set(
      id,
      setTimeout(() => void send(id), holdTime),
    )
    for (const earlier of overdue([...timers.keys()])) void send(earlier)
  }

  const resume = () => {
    for (const { scenario, outcome } of entries.get()) {
      if (outcome?.kind === 'held' || outcome?.kind === 'sending') {
        hold(scenario.id, outcome.verdict, outcome.comment)
      } else keepComment(scenario.id, outcome)
    }
  }
  resume()

  return {
    entries,
    comments,
    fill: (wanted, listed) => {
      const known = wanted === review ? entries.get() : entries.get().filter(isUnsaved)
      const next = queueOf(known, listed)
      const isChanged = wanted !== review || next.length > known.length
      review = wanted
      if (isChanged) change(next)
    },
    judge: hold,
    undo: () => {
      const id = [...timers.keys()].at(-1)
      const outcome = id === undefined ? undefined : entryOf(id)?.outcome
      if (id === undefined || outcome?.kind !== 'held') return undefined
      release(id)
      keepComment(id, outcome)
      settle(id, undefined)
      return id
    },
    retry: (id) => {
      const outcome = entryOf(id)?.outcome
      if (outcome?.kind !== 'failed') return
      settle(id, { ...outcome, kind: 'held' })
      void send(id)
    },
    observe,
    flush: async () => {
      for (const id of timers.keys()) void send(id)
      await Promise.all(underWay)
    },
  }
}

let current: { client: QueryClient; projectId: string; session: ReviewSession } | undefined

/** The review of a project in this tab. */
export const reviewSession = (client: QueryClient, projectId: string): ReviewSession => {
  if (current?.client !== client || current.projectId !== projectId) {
    void current?.session.flush()
    current = { client, projectId, session: createSession(client, projectId) }
  }
  return current.session
}
