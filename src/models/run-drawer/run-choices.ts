import { applyLocks, type Situation, situationOf } from './interlocks.ts'
import { applyFlags, type RunFlags } from './run-flags.ts'
import { type Offer, type ResolvedChoice, resolveChoice } from './run-offers.ts'
import type { RunState } from './run-state.ts'
import { type RunnableSuite, suitesToRun } from './run-suites.ts'

interface Identified {
  readonly id: string
}

/** The options for the chosen catalog. */
export interface RunOffers {
  /** Catalogs for which jobs can run. */
  readonly catalogs: Offer<Identified>
  readonly integrations: Offer<Identified>
  readonly suites: Offer<RunnableSuite>
  /** Jobs whose versions can be run again. */
  readonly retestJobs: Offer<Identified>
  /** Suites of the job to run again. */
  readonly retestSuites: Offer<RunnableSuite>
  /** Sources that have not expired. */
  readonly sources: Offer<Identified>
  /** Jobs whose build artifacts can be used. */
  readonly sourceJobs: Offer<Identified>
}

/**
 * The scope of a job: something, nothing, nothing as there is no job to run again, or not known: yet, as the
 * suites could not be loaded, or without a catalog.
 */
type Tests = 'skipped' | 'some' | 'none' | 'noJob' | 'loading' | 'failed' | 'unknown'

/** The drawer's effective content, with every choice resolved. */
export interface Run {
  readonly content: RunState
  readonly situation: Situation
  readonly offers: RunOffers
  readonly catalog: ResolvedChoice
  readonly integration: ResolvedChoice
  readonly source: ResolvedChoice
  readonly sourceJob: ResolvedChoice
  readonly retestJob: ResolvedChoice
  readonly tests: Tests
}

const isRetest = ({ testMethod }: RunState) => testMethod === 'retest-using-job-id'

/** The suites that a job can run, and the chosen ones. */
export const suiteChoice = (content: RunState, offers: RunOffers) =>
  isRetest(content)
    ? { offer: offers.retestSuites, ids: content.retestSuiteIds, labels: [] }
    : { offer: offers.suites, ids: content.suiteIds, labels: content.suiteLabels }

const testsOf = (
  content: RunState,
  offers: RunOffers,
  catalog: ResolvedChoice,
  job: ResolvedChoice,
): Tests => {
  if (content.skipTest) return 'skipped'
  if (catalog.id === undefined) return catalog.pending ? 'loading' : 'unknown'
  if (isRetest(content) && job.id === undefined) return job.pending ? 'loading' : 'noJob'
  const { offer, ids, labels } = suiteChoice(content, offers)
  // Chosen suites run as they are; all others, or those with a label, must be known.
  if (offer.state === 'failed') return ids.length > 0 && labels.length === 0 ? 'some' : 'failed'
  if (suitesToRun(offer.items, ids, labels).length > 0) return 'some'
  return offer.state === 'loading' ? 'loading' : 'none'
}

/** Resolves the drawer's content with features, locks and offers. */
export const resolveRun = (
  entered: RunState,
  flags: RunFlags,
  catalog: ResolvedChoice,
  offers: RunOffers,
  preferredRepository: string | null | undefined,
): Run => {
  const catalogState = catalog.id === undefined && !catalog.pending ? 'none' : 'chosen'
  const content = applyLocks(applyFlags(entered, flags), catalogState)
  const retestJob = resolveChoice(content.retestJobId, offers.retestJobs)
  return {
    content,
    situation: situationOf(content, catalogState),
    offers,
    catalog,
    integration: resolveChoice(content.integrationId, offers.integrations, preferredRepository),
    source: resolveChoice(content.sourceId, offers.sources),
    sourceJob: resolveChoice(content.sourceJobId, offers.sourceJobs),
    retestJob,
    tests: testsOf(content, offers, catalog, retestJob),
  }
}

/** True while data for the request is still loading. */
export const isLoading = (run: Run): boolean => {
  const source = {
    git: run.integration,
    webauto: run.source,
    reuseBuildArtifacts: run.sourceJob,
  }[run.content.sourceType]
  return run.catalog.pending || source.pending || run.tests === 'loading'
}
