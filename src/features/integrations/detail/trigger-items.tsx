import type { Integration, IntegrationRequest, Schedule } from '@generated/evaluation/types.ts'
import { Chip } from '@/ui/text/chip.tsx'
import type { OverviewItem } from '@/ui/text/overview.tsx'
import { type NamedEvent, type Triggers, triggersOf } from '../model/triggers.ts'
import { ScheduleText } from '../schedule-text.tsx'

/** Overview items: events and schedules that start jobs and releases. */
export const triggerItems = (integration: Integration | IntegrationRequest): OverviewItem[] => {
  const { jobs, releases } = triggersOf(integration)
  return [...itemsOf(jobs, ''), ...itemsOf(releases, 'Release: ')]
}

const itemsOf = ({ events, schedules }: Triggers, prefix: string): OverviewItem[] => [
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
