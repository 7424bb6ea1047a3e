import type {
  GitTarget,
  JobSettings,
  JobTestOptions,
  ScheduleJobRequest,
} from '@generated/evaluation/types.ts'
import { logExpirationSeconds } from '@/lib/job-options.ts'
import { labelOfKey } from '@/lib/labels.ts'
import { type Run, suiteChoice } from './run-choices.ts'
import { whyNotStart } from './run-messages.ts'
import type { RunState } from './run-state.ts'

const targetOf = (content: RunState): GitTarget => {
  const text = content[content.gitTarget].trim()
  if (content.gitTarget === 'branch') return { gitBranch: text }
  return content.gitTarget === 'tag' ? { gitTag: text } : { gitSha: text }
}

const testOptionsOf = (content: RunState): JobTestOptions => ({
  skipTest: content.skipTest,
  ...(content.maxRetries !== undefined && { maxRetries: content.maxRetries }),
  recordCaret: content.recordCaret,
  ...(content.logExpirationDays !== null && {
    logExpirationTime: logExpirationSeconds(content.logExpirationDays),
  }),
  disableLoggingOnSuccess: content.disableLoggingOnSuccess,
  calculateScenarioReconstructionAccuracy: content.calculateScenarioReconstructionAccuracy,
})

/** The settings of the tests. Empty lists are not sent: nothing chosen means all. */
const testedSettings = ({ content, offers, retestJob }: Run): Partial<JobSettings> => {
  if (content.skipTest) return {}
  const { offer, ids, labels } = suiteChoice(content, offers)
  const known = ids.filter(
    (id) => offer.state !== 'complete' || offer.items.some((suite) => suite.id === id),
  )
  return {
    ...(known.length > 0 && { suiteIds: known }),
    ...(labels.length > 0 && { suiteLabels: labels.map(labelOfKey) }),
    ...(content.testMethod === 'retest-using-job-id' &&
      retestJob.id !== undefined && { retestJobId: retestJob.id }),
  }
}

const settingsOf = (run: Run): JobSettings => {
  const { content } = run
  const description = content.description.trim()
  return {
    ...testedSettings(run),
    release: content.release,
    ...(description !== '' && { description }),
    buildOptions: {
      cleanBuild: content.cleanBuild,
      debug: content.debug,
      ...(content.developerOptionNames.length > 0 && {
        developerOptionNames: [...content.developerOptionNames],
      }),
    },
    testOptions: testOptionsOf(content),
    releaseOptions: { partialRelease: content.partialRelease },
  }
}

/** The request that starts the job; undefined while the input is incomplete. */
export const requestOf = (run: Run): ScheduleJobRequest | undefined => {
  if (whyNotStart(run) !== undefined) return undefined
  const settings = settingsOf(run)
  const { catalog, integration, source, sourceJob } = run
  if (run.content.sourceType === 'git') {
    return integration.id === undefined
      ? undefined
      : { ...settings, integrationId: integration.id, source: targetOf(run.content) }
  }
  if (catalog.id === undefined) return undefined
  const from = { ...settings, catalogId: catalog.id }
  if (run.content.sourceType === 'webauto') {
    return source.id === undefined ? undefined : { ...from, sourceId: source.id }
  }
  return sourceJob.id === undefined ? undefined : { ...from, sourceJobId: sourceJob.id }
}
