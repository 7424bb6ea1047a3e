import type {
  Integration,
  IntegrationRequest,
  IntegrationSettings,
  Schedule,
} from '@generated/evaluation/types.ts'
import type { Feature } from '@/config/config-names.ts'
import { readCron, splitCron } from '@/lib/cron.ts'
import { cronWords } from '@/lib/cron-words.ts'
import {
  type NamedEvent,
  type Triggers,
  triggersOf,
} from '@/models/integrations/integration-triggers.ts'
import { rateName } from '@/models/integrations/integration-types.ts'
import { JobLink } from '@/page/links.tsx'
import { jobOptionItems } from '@/parts/job-options/option-items.tsx'
import { useFlags } from '@/session/flags.ts'
import { Chip } from '@/ui/text/chip.tsx'
import { LabelChips } from '@/ui/text/label-chips.tsx'
import { Overview, type OverviewItems } from '@/ui/text/overview.tsx'

/** A schedule in one line: branch, and rate or cron expression with its description. */
function ScheduleText({ schedule }: { schedule: Schedule }) {
  const branch = (
    <Chip mono>
      <bdi>{schedule.branch}</bdi>
    </Chip>
  )
  if ('rate' in schedule) {
    return (
      <>
        {branch} {rateName(schedule.rate)}
      </>
    )
  }
  const cron = readCron(splitCron(schedule.cron))
  return (
    <>
      {branch} <code className="font-mono text-sm">{schedule.cron}</code>{' '}
      {cron && <span className="text-sm text-muted">{cronWords(cron)}</span>}
    </>
  )
}

/** Overview items: events and schedules that start jobs and releases. */
const triggerItems = (integration: Integration | IntegrationRequest): OverviewItems => {
  const { jobs, releases } = triggersOf(integration)
  return [...itemsOf(jobs, ''), ...itemsOf(releases, 'Release: ')]
}

const itemsOf = ({ events, schedules }: Triggers, prefix: string): OverviewItems => [
  ...events.map((event) => ({ label: labelOf(prefix, event.name), value: filterText(event) })),
  {
    label: labelOf(prefix, 'Schedules'),
    value:
      schedules.length > 0 ? (
        <ul className="flex min-w-0 flex-col gap-1.5">
          {withKeys(schedules).map(({ key, schedule }) => (
            <li key={key}>
              <ScheduleText schedule={schedule} />
            </li>
          ))}
        </ul>
      ) : undefined,
    wide: true,
  },
]

// Schedules have no ids and may be equal.
const withKeys = (schedules: readonly Schedule[]) =>
  schedules.map((schedule, place) => ({ key: String(place), schedule }))

const labelOf = (prefix: string, name: string) =>
  prefix === '' ? name : `${prefix}${name.toLowerCase()}`

const filterText = ({ of, event }: NamedEvent) => {
  if (!event) return 'Off'
  const filter = event.branchFilter || event.tagFilter
  if (!filter) return `Every ${of}`
  return (
    <Chip mono>
      <bdi>{filter}</bdi>
    </Chip>
  )
}

/** Overview items: default options of the jobs that an integration starts. */
const optionItems = (
  settings: IntegrationSettings,
  flags: Readonly<Record<Feature, boolean>>,
): OverviewItems => [
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

interface SettingsOverviewProps {
  /** An integration, or one that is to be saved. */
  integration: Integration | IntegrationRequest
}

/** Settings of an integration: triggers, tests and options of its jobs. */
export function SettingsOverview({ integration }: SettingsOverviewProps) {
  const flags = useFlags()
  return (
    <>
      <Part title="Events" items={triggerItems(integration)} />
      <Part title="Tests" items={testItems(integration)} />
      <Part title="Default Options" items={optionItems(integration, flags)} />
    </>
  )
}

function Part({ title, items }: { title: string; items: OverviewItems }) {
  return (
    <div className="mt-2 flex flex-col gap-2.5">
      <h2 className="text-base font-semibold">{title}</h2>
      <Overview label={title} items={items} />
    </div>
  )
}

const testItems = ({
  suiteLabels,
  retestJobId,
}: Integration | IntegrationRequest): OverviewItems => [
  {
    label: 'Suite labels',
    value: suiteLabels.length > 0 ? <LabelChips labels={suiteLabels} /> : 'All suites',
  },
  {
    label: 'Target job for retest',
    value: retestJobId && <JobLink jobId={retestJobId} />,
  },
]
