import { cronFieldError, cronFields, cronGrammar } from '@/lib/cron.ts'
import { lengthProblem } from '@/lib/display-names.ts'
import { isUuid } from '@/lib/ids.ts'
import { jobDescriptionLimit } from '@/lib/job-options.ts'
import { labelSummary } from '@/lib/label-checks.ts'
import type { IntegrationDraft, ScheduleDraft } from './integration-draft.ts'

const isBlank = (text: string) => text.trim() === ''

/** Error text for the owner of a repository; undefined when valid. */
export const ownerError = (owner: string): string | undefined =>
  isBlank(owner) ? 'GitHub Owner is required.' : undefined

/** Error text for the name of a repository; undefined when valid. */
export const repoError = (repo: string): string | undefined =>
  isBlank(repo) ? 'GitHub Repo is required.' : undefined

/** Error text for an access token; undefined when valid. It is needed for every save. */
export const tokenError = (accessToken: string): string | undefined =>
  isBlank(accessToken) ? 'Access Token is required.' : undefined

/** Parses the ID of a GitLab project; undefined unless it is a whole number from 1. */
export const projectNumber = (text: string): number | undefined => {
  const number = /^\d+$/.test(text.trim()) ? Number(text) : 0
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}

/** Error text for the ID of a GitLab project; undefined when valid. */
export const projectIdError = (text: string): string | undefined =>
  projectNumber(text) === undefined ? 'GitLab Project ID is required.' : undefined

/** Error text for the branch of a schedule; undefined when valid. */
export const branchError = (branch: string): string | undefined =>
  isBlank(branch) ? 'Branch is required.' : undefined

/** Error text for the job to run again, which is optional; undefined when valid. */
export const retestJobIdError = (jobId: string): string | undefined =>
  isBlank(jobId) || isUuid(jobId.trim())
    ? undefined
    : 'Job ID format is invalid, please enter UUID.'

/** Error text for the description of jobs; undefined when valid. */
export const descriptionError = (description: string): string | undefined =>
  lengthProblem('Description', description.trim(), jobDescriptionLimit)

const scheduleProblems = (schedule: ScheduleDraft, name: string): string[] => {
  const branch = branchError(schedule.branch)
  const cron =
    schedule.kind === 'rate'
      ? []
      : cronFields.flatMap((field) => {
          const error = cronFieldError(field, schedule.cron[field])
          return error === undefined ? [] : [`${name}: ${cronGrammar[field].label}: ${error}`]
        })
  return [...(branch === undefined ? [] : [`${name}: ${branch}`]), ...cron]
}

const targetProblems = ({ type, github, gitlab }: IntegrationDraft): (string | undefined)[] =>
  type === 'github_v3'
    ? [ownerError(github.owner), repoError(github.repo), tokenError(github.accessToken)]
    : [projectIdError(gitlab.projectId), tokenError(gitlab.accessToken)]

/** Every error in the draft; empty when valid. */
export const draftProblems = (draft: IntegrationDraft): string[] =>
  [
    ...targetProblems(draft),
    ...draft.schedules.flatMap((schedule, index) =>
      scheduleProblems(schedule, `Scheduled event ${index + 1}`),
    ),
    ...draft.releaseSchedules.flatMap((schedule, index) =>
      scheduleProblems(schedule, `Scheduled release event ${index + 1}`),
    ),
    ...labelSummary(draft.labels),
    retestJobIdError(draft.retestJobId),
    descriptionError(draft.description),
  ].filter((problem) => problem !== undefined)
