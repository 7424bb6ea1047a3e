import type { Scenario, ScenarioReviewVerdict } from '@generated/scenario/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useBlocker, useSearch } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import {
  besideOf,
  endOf,
  isAnyHeld,
  nextOpen,
  progressOf,
  whyNotJudge,
  whyNotUndo,
} from '@/models/scenarios/review-queue.ts'
import { selectionFor } from '@/models/scenarios/scenario-bulk.ts'
import { scenarioFilter } from '@/models/scenarios/scenario-filter.ts'
import { scenariosQueryOptions, versionsQueryOptions } from '@/models/scenarios/scenario-queries.ts'
import { heldBySuite } from '@/models/scenarios/scenario-usage.ts'
import { useCommands } from '@/page/commands.ts'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { useStore } from '@/session/store.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { ProgressBar } from '@/ui/feedback/progress-bar.tsx'
import { DetailSkeleton } from '@/ui/feedback/skeleton.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { Kbd } from '@/ui/text/kbd.tsx'
import { useSuiteMembers } from '../use-suite-members.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewList } from './review-list.tsx'
import { type ReviewSession, reviewSession } from './review-session.ts'
import { ReviewedVersion, type ReviewUses } from './reviewed-version.tsx'

/** Versions that are read ahead. */
const ahead = 3

const from = '/_console/scenarios/review'

const card = 'rounded-lg border bg-surface'

/** The listed versions without a verdict that this project may judge, and how many others there are. */
const useListed = () => {
  const projectId = useProjectId()
  const { ids, author, sim_type, display_name, area_map_id, suite_id } = useSearch({ from })
  const { held, status } = useSuiteMembers(suite_id)
  const query = scenariosQueryOptions(projectId, {
    state: 'non_approved',
    sim_type,
    sort: '-updated',
  })
  const { data } = useQuery(query)
  const listed = useMemo(() => {
    if (!data?.complete || (suite_id !== undefined && !held)) return undefined
    const wanted = ids && new Set(ids)
    const found = scenarioFilter
      .apply(data.items, { state: 'non_approved', sim_type, display_name, author, area_map_id })
      .filter(({ id }) => !wanted || wanted.has(id))
    return selectionFor('review', heldBySuite(found, suite_id, held))
  }, [data, held, ids, author, sim_type, display_name, area_map_id, suite_id])
  const review = JSON.stringify([ids, author, sim_type, display_name, area_map_id, suite_id])
  return { query, listed, review, status }
}

/** Judges the versions of scenarios that nobody has judged, one after the other. */
export function ReviewScreen({ uses }: { uses: ReviewUses }) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const session = reviewSession(client, projectId)
  const entries = useStore(session.entries)
  const { query, listed, review, status } = useListed()
  const { scenario_id } = useSearch({ from })
  useEffect(() => {
    if (listed) session.fill(review, listed.included)
  }, [session, listed, review])
  useEffect(() => () => void session.flush(), [session])
  useSendBeforeSignOut(session)
  const progress = useMemo(() => progressOf(entries), [entries])
  const current = entries.find(({ scenario }) => scenario.id === scenario_id)
  const shownId = current?.scenario.id ?? nextOpen(entries, undefined)
  const entry = current ?? entries.find(({ scenario }) => scenario.id === shownId)
  useReadAhead(
    entries.filter(({ outcome }) => !outcome).map(({ scenario }) => scenario.id),
    shownId,
  )
  const { total, decided, approved, sentBack, failed } = progress
  const skipped = listed?.leftOut.length ?? 0
  const isLoading = !listed && entries.length === 0
  return (
    <Page
      title="Review"
      note="Newest versions that nobody has judged. Only an approved version runs in a suite."
      actions={
        <>
          <span className="flex items-center gap-3 text-sm">
            <span className="font-semibold tabular-nums" role="status">
              {formatCount(decided)} of {formatCount(total)}
            </span>
            <span className="w-32 max-sm:hidden">
              <ProgressBar
                label="Reviewed"
                percent={total === 0 ? 0 : Math.round((decided / total) * 100)}
              />
            </span>
            <span className="text-muted">
              {formatCount(approved)} approved, {formatCount(sentBack)} sent back
              {failed > 0 && `, ${formatCount(failed)} failed`}
            </span>
          </span>
          <ButtonLink to="/scenarios">Leave review</ButtonLink>
        </>
      }
    >
      <QueryStatus query={query} />
      {status}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 lg:h-[calc(100dvh-190px)] lg:min-h-96 lg:grid-cols-[320px_minmax(0,1fr)]">
        {isLoading ? (
          <>
            <div className={cx(card, 'h-72 lg:h-auto')} />
            <div className={cx(card, 'min-h-96 p-4')}>
              <DetailSkeleton overview="h-60" />
            </div>
          </>
        ) : (
          <>
            <ReviewList
              entries={entries}
              shownId={shownId}
              onRetry={session.retry}
              foot={`${formatCount(total - decided)} left${skipped > 0 ? `, ${formatCount(skipped)} shared in are skipped` : ''}`}
            />
            {entry ? (
              <ReviewPane
                // A comment comes back with a verdict that is taken back.
                key={`${entry.scenario.id} ${entry.scenario.versionId} ${whyNotJudge(entry) ?? ''}`}
                scenario={entry.scenario}
                whyNot={whyNotJudge(entry)}
                session={session}
                uses={uses}
              />
            ) : (
              <ReviewEnd session={session} />
            )}
          </>
        )}
      </div>
    </Page>
  )
}

/** Milliseconds for which a sign-out waits for the last verdicts at most. */
const signOutWait = 5000

/** Sends the verdicts that are held before a sign-out, which leaves for another site and ends their calls. */
const useSendBeforeSignOut = (session: ReviewSession) => {
  useBlocker({
    enableBeforeUnload: false,
    shouldBlockFn: async ({ next }) => {
      if (next.pathname.replace(/\/$/, '').endsWith('/signout')) {
        await Promise.race([
          session.flush(),
          new Promise((resolve) => setTimeout(resolve, signOutWait)),
        ])
      }
      return false
    },
  })
}

/** Reads the versions of the next scenarios before they are shown. */
const useReadAhead = (ids: readonly string[], shownId: string | undefined) => {
  const client = useQueryClient()
  const projectId = useProjectId()
  const at = ids.indexOf(shownId ?? '')
  const wanted = ids.slice(at + 1, at + 1 + ahead).join(' ')
  useEffect(() => {
    for (const id of wanted.split(' ').filter(Boolean)) {
      void client.prefetchQuery({ ...versionsQueryOptions(projectId, id), staleTime: 60_000 })
    }
  }, [client, projectId, wanted])
}

interface ReviewPaneProps {
  scenario: Scenario
  /** Why it cannot be judged. */
  whyNot: string | undefined
  session: ReviewSession
  uses: ReviewUses
}

/** Ways to another version, with their keys: they hold from the first to the last verdict. */
const useMoves = (session: ReviewSession, id: string | undefined) => {
  const changeSearch = useChangeSearch()
  const show = (scenario_id: string | undefined) =>
    changeSearch({ scenario_id, against: undefined }, { replace: true })
  const undo = () => {
    const undone = session.undo()
    if (undone === undefined) return toast(whyNotUndo(session.entries.get()))
    show(undone)
  }
  const move = (step: 1 | -1) => () => show(besideOf(session.entries.get(), id, step))
  const commands = [
    { id: 'undo', label: 'Undo the verdict', keys: 'u', run: undo },
    { id: 'down', label: 'Next in the list', keys: 'j', run: move(1) },
    { id: 'up', label: 'Previous in the list', keys: 'k', run: move(-1) },
  ]
  return { show, undo, commands }
}

/** Nothing is left to judge; the last verdicts may still be taken back. */
function ReviewEnd({ session }: { session: ReviewSession }) {
  const entries = useStore(session.entries)
  const { undo, commands } = useMoves(session, undefined)
  useCommands(commands)
  if (entries.length === 0) return <EmptyState>No version waits for a verdict.</EmptyState>
  return (
    <EmptyState
      title="All versions are judged"
      action={
        isAnyHeld(entries) && (
          <Button onClick={undo}>
            Undo <Kbd>u</Kbd>
          </Button>
        )
      }
    >
      {endOf(progressOf(entries))}
    </EmptyState>
  )
}

/** One version with its differences, and the verdict on it. */
function ReviewPane({ scenario, whyNot, session, uses }: ReviewPaneProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { id } = scenario
  const { comments } = session
  const [comment, setComment] = useState(comments.get(id) ?? '')
  const [begun, setBegun] = useState<ScenarioReviewVerdict>('approved')
  const [needsComment, setNeedsComment] = useState(false)
  const write = (text: string) => {
    comments.set(id, text)
    setComment(text)
    setNeedsComment(false)
  }
  const { show, undo, commands } = useMoves(session, id)
  const judge = (verdict: ScenarioReviewVerdict) => {
    if (whyNot) return
    const text = comment.trim()
    setBegun(verdict)
    if (verdict === 'requested_changes' && text === '') {
      setNeedsComment(true)
      field.current?.focus()
      return
    }
    if (text.length > 200) return field.current?.focus()
    field.current?.blur()
    session.judge(id, verdict, text)
    show(nextOpen(session.entries.get(), id))
  }
  const skip = () => show(nextOpen(session.entries.get(), id) ?? id)
  useCommands([
    { id: 'approve', label: 'Approve', keys: 'a', run: () => judge('approved') },
    { id: 'request', label: 'Request changes', keys: 'r', run: () => judge('requested_changes') },
    { id: 'next', label: 'Next version', keys: 'n', run: skip },
    { id: 'comment', label: 'Comment', keys: 'c', run: () => field.current?.focus() },
    ...commands,
  ])
  return (
    <section aria-label="Version under review" className={cx(card, 'flex min-h-0 flex-col')}>
      <ReviewedVersion scenario={scenario} onNewest={session.observe} uses={uses} />
      <ReviewForm
        ref={field}
        comment={comment}
        needsComment={needsComment}
        whyNot={whyNot}
        onComment={write}
        onSubmit={() => judge(begun)}
        onJudge={judge}
        onSkip={skip}
        onUndo={undo}
      />
    </section>
  )
}
