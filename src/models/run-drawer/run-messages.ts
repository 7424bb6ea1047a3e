import { jobDescriptionLimit } from '@/lib/job-options.ts'
import { reasonOf } from '@/lib/reasons.ts'
import { isLoading, type Run } from './run-choices.ts'
import { isEmpty } from './run-offers.ts'
import { gitTargets, type RunState } from './run-state.ts'

interface Message {
  readonly text: string
  readonly when: (run: Run) => boolean
}

interface FieldMessage extends Message {
  readonly field: keyof RunState
  /** Reports missing input: shown once the field was left or changed. */
  readonly missing?: true
}

const withoutCatalog = ({ catalog }: Run) => catalog.id === undefined && !catalog.pending
const fromGit = ({ content }: Run) => content.sourceType === 'git'
const fromGitOfCatalog = (run: Run) => fromGit(run) && run.catalog.id !== undefined
const isMissing = ({ id, pending }: Run['source']) => id === undefined && !pending
const isTooLong = ({ content }: Run) => content.description.trim().length > jobDescriptionLimit
const tooLong = `Description cannot exceed ${jobDescriptionLimit} characters.`

const isTargetEmpty = (target: RunState['gitTarget']) => (run: Run) =>
  fromGit(run) && run.content.gitTarget === target && run.content[target].trim() === ''

const suitesRequired = 'At least 1 suite is required if "Skip Test" is not enabled.'
const suitesFailed = 'The suites could not be loaded.'
const withoutTests = ({ tests }: Run) => tests === 'none'
const withUnknownTests = ({ tests }: Run) => tests === 'failed'
const retests = ({ content }: Run) => content.testMethod === 'retest-using-job-id'

const repositoryRequired = {
  text: 'Repository is required.',
  when: (run: Run) =>
    fromGitOfCatalog(run) && !isEmpty(run.offers.integrations) && isMissing(run.integration),
}
const jobRequired = { text: 'Job is required.', when: ({ tests }: Run) => tests === 'noJob' }
const sourceRequired = {
  text: 'Source is required.',
  when: (run: Run) => run.content.sourceType === 'webauto' && isMissing(run.source),
}
const sourceJobRequired = {
  text: 'Source Job is required.',
  when: (run: Run) =>
    run.content.sourceType === 'reuseBuildArtifacts' &&
    run.catalog.id !== undefined &&
    isMissing(run.sourceJob),
}

/** The messages about suites, at the field of the test method. */
const suiteMessages = (['suiteIds', 'retestSuiteIds'] as const).flatMap((field) => {
  const isShown = (run: Run) => retests(run) === (field === 'retestSuiteIds')
  return [
    {
      field,
      text: suitesRequired,
      when: (run: Run) => isShown(run) && withoutTests(run),
      missing: true as const,
    },
    { field, text: suitesFailed, when: (run: Run) => isShown(run) && withUnknownTests(run) },
  ]
})

const targetMessages = (['branch', 'tag', 'sha'] as const).map((field) => ({
  field,
  text: gitTargets[field].missing,
  when: isTargetEmpty(field),
  missing: true as const,
}))

/** Messages at fields. */
export const fieldMessages: readonly FieldMessage[] = [
  {
    field: 'catalogId',
    text: 'No catalog available',
    when: (run) => isEmpty(run.offers.catalogs),
  },
  {
    field: 'catalogId',
    text: 'Please select a catalog.',
    when: (run) => withoutCatalog(run) && !isEmpty(run.offers.catalogs),
  },
  {
    field: 'integrationId',
    text: 'This catalog has no integrations.',
    when: (run) => fromGitOfCatalog(run) && isEmpty(run.offers.integrations),
  },
  ...suiteMessages,
  { field: 'retestJobId', ...jobRequired, missing: true },
  { field: 'integrationId', ...repositoryRequired, missing: true },
  ...targetMessages,
  { field: 'sourceId', ...sourceRequired, missing: true },
  { field: 'sourceJobId', ...sourceJobRequired, missing: true },
  { field: 'description', text: tooLong, when: isTooLong },
]

/** Messages of the list above `Start test`, one for each missing input. */
export const listMessages: readonly Message[] = [
  { text: 'Catalog is empty.', when: (run) => withoutCatalog(run) && fromGit(run) },
  { text: 'Catalog is required.', when: (run) => withoutCatalog(run) && !fromGit(run) },
  jobRequired,
  { text: suitesRequired, when: withoutTests },
  { text: suitesFailed, when: withUnknownTests },
  {
    text: 'The selected catalog has no integrations.',
    when: (run) => fromGitOfCatalog(run) && isEmpty(run.offers.integrations),
  },
  repositoryRequired,
  ...targetMessages,
  sourceRequired,
  sourceJobRequired,
  { text: tooLong, when: isTooLong },
]

/** The message at a field; `missing` ones only if the field was `touched`. */
export const fieldMessage = (
  field: keyof RunState,
  run: Run,
  touched: boolean,
): string | undefined =>
  fieldMessages.find(
    (message) => message.field === field && (touched || !message.missing) && message.when(run),
  )?.text

/** Everything that prevents starting a job, except data that is still loading. */
export const runErrors = (run: Run): string[] =>
  listMessages.filter(({ when }) => when(run)).map(({ text }) => text)

/** Why no job can be started now; undefined when one can. */
export const whyNotStart = (run: Run): string | undefined =>
  isLoading(run) ? 'Loading...' : reasonOf(runErrors(run))
