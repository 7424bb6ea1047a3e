import type { IntegrationSettings } from '@generated/evaluation/types.ts'
import type { Feature } from '@/config/config.ts'
import { dayUnit, logExpirationDays } from '@/lib/job-options.ts'
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
    { label: 'Clean Build', value: yesNo(build.cleanBuild) },
    { label: 'Debug Build', value: yesNo(build.debug) },
    ...(flags.privileged
      ? [{ label: 'Developer Build Options', value: chips(names), wide: true }]
      : []),
    { label: 'Skip Test', value: yesNo(test.skipTest) },
    { label: 'Ignore Essential', value: yesNo(test.ignoreEssential) },
    { label: 'Max Test Retries', value: test.maxRetries || '-' },
    { label: 'Log Expiration', value: expiration(test.logExpirationTime) },
    { label: 'Disable Logging on Success', value: yesNo(test.disableLoggingOnSuccess) },
    { label: 'Partial Release', value: yesNo(settings.defaultReleaseOptions.partialRelease) },
    ...(flags.caret ? [{ label: 'CARET Enabled', value: yesNo(test.recordCaret) }] : []),
    ...(flags.reconstructionAccuracy
      ? [
          {
            label: 'Calculate Scenario Reconstruction Accuracy',
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
