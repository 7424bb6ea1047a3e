import type { IntegrationSettings } from '@generated/evaluation/types.ts'
import type { Feature } from '@/config/names.ts'
import { jobOptionItems } from '@/parts/job-options/option-items.tsx'
import type { OverviewItem } from '@/ui/text/overview.tsx'

/** Overview items: default options of the jobs that an integration starts. */
export const optionItems = (
  settings: IntegrationSettings,
  flags: Readonly<Record<Feature, boolean>>,
): OverviewItem[] => [
  ...jobOptionItems(
    {
      build: settings.defaultBuildOptions,
      test: settings.defaultTestOptions,
      release: settings.defaultReleaseOptions,
    },
    {
      developerOptionNames: flags.privileged,
      recordCaret: flags.caret,
      calculateScenarioReconstructionAccuracy: flags.reconstructionAccuracy,
    },
  ),
  {
    label: 'Description for automated jobs',
    value: settings.defaultJobDescription || undefined,
    wide: true,
  },
]
