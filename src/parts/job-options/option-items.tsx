import type { BuildOptions, ReleaseOptions, TestOptions } from '@generated/evaluation/types.ts'
import { dayUnit, jobOptionLabels as labels, logExpirationDays } from '@/lib/job-options.ts'
import { Chip } from '@/ui/text/chip.tsx'
import type { OverviewItems } from '@/ui/text/overview.tsx'

/** Options of a job, or of the jobs that an integration starts. */
interface JobOptions {
  build: BuildOptions
  test: TestOptions & { ignoreEssential?: boolean | undefined }
  release: ReleaseOptions
}

/** Which of the restricted options to show. */
interface ShownOptions {
  developerOptionNames: boolean
  recordCaret: boolean
  calculateScenarioReconstructionAccuracy: boolean
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

const expiration = (seconds: number | undefined): string => {
  if (seconds === undefined) return 'Indefinite'
  const days = String(logExpirationDays(seconds))
  return `${days} ${dayUnit(days)}`
}

/** Overview items: the options of a job. */
export const jobOptionItems = (
  { build, test, release }: JobOptions,
  shown: ShownOptions,
): OverviewItems => [
  { label: labels.cleanBuild, value: yesNo(build.cleanBuild) },
  { label: labels.debug, value: yesNo(build.debug) },
  shown.developerOptionNames && {
    label: labels.developerOptionNames,
    value: chips(build.developerOptionNames ?? []),
    wide: true,
  },
  { label: labels.skipTest, value: yesNo(test.skipTest) },
  ...(test.ignoreEssential === undefined
    ? []
    : [{ label: 'Ignore Essential', value: yesNo(test.ignoreEssential) }]),
  { label: labels.maxRetries, value: test.maxRetries || '-' },
  { label: labels.logExpirationDays, value: expiration(test.logExpirationTime) },
  { label: labels.disableLoggingOnSuccess, value: yesNo(test.disableLoggingOnSuccess) },
  { label: labels.partialRelease, value: yesNo(release.partialRelease) },
  shown.recordCaret && { label: labels.recordCaret, value: yesNo(test.recordCaret) },
  shown.calculateScenarioReconstructionAccuracy && {
    label: labels.calculateScenarioReconstructionAccuracy,
    value: yesNo(test.calculateScenarioReconstructionAccuracy),
  },
]

const chips = (texts: readonly string[]) =>
  texts.length > 0
    ? texts.map((text) => (
        <Chip key={text} mono>
          <bdi>{text}</bdi>
        </Chip>
      ))
    : undefined
