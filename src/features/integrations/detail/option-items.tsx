import type { IntegrationSettings } from '@generated/evaluation/types.ts'
import type { Feature } from '@/config/config.ts'
import { dayUnit, jobOptionLabels as labels, logExpirationDays } from '@/lib/job-options.ts'
import { Chip } from '@/ui/chip.tsx'
import { CutText } from '@/ui/cut-text.tsx'
import type { OverviewItem } from '@/ui/overview.tsx'

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

const expiration = (seconds: number | undefined): string => {
  if (seconds === undefined) return 'Indefinite'
  const days = String(logExpirationDays(seconds))
  return `${days} ${dayUnit(days)}`
}

/** The default options of the jobs that an integration starts, as lines of an overview. */
export const optionItems = (
  settings: IntegrationSettings,
  flags: Readonly<Record<Feature, boolean>>,
): OverviewItem[] => {
  const { defaultBuildOptions: build, defaultTestOptions: test } = settings
  const names = build.developerOptionNames ?? []
  return [
    { label: labels.cleanBuild, value: yesNo(build.cleanBuild) },
    { label: labels.debug, value: yesNo(build.debug) },
    ...(flags.privileged
      ? [{ label: labels.developerOptionNames, value: chips(names), wide: true }]
      : []),
    { label: labels.skipTest, value: yesNo(test.skipTest) },
    { label: 'Ignore Essential', value: yesNo(test.ignoreEssential) },
    { label: labels.maxRetries, value: test.maxRetries || '-' },
    { label: labels.logExpirationDays, value: expiration(test.logExpirationTime) },
    { label: labels.disableLoggingOnSuccess, value: yesNo(test.disableLoggingOnSuccess) },
    { label: labels.partialRelease, value: yesNo(settings.defaultReleaseOptions.partialRelease) },
    ...(flags.caret ? [{ label: labels.recordCaret, value: yesNo(test.recordCaret) }] : []),
    ...(flags.reconstructionAccuracy
      ? [
          {
            label: labels.calculateScenarioReconstructionAccuracy,
            value: yesNo(test.calculateScenarioReconstructionAccuracy),
          },
        ]
      : []),
    {
      label: 'Description for automated jobs',
      value: settings.defaultJobDescription || undefined,
      wide: true,
    },
  ]
}

const chips = (texts: readonly string[]) =>
  texts.length > 0
    ? texts.map((text) => (
        <Chip key={text} mono>
          <CutText text={text} />
        </Chip>
      ))
    : undefined
