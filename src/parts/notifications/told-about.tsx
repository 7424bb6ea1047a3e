import { useQuery } from '@tanstack/react-query'
import {
  eventTypesQueryOptions,
  settingsQueryOptions,
} from '@/models/notification-settings/notification-queries.ts'
import { toldAbout } from '@/models/notification-settings/settings.ts'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { TextLink } from '@/ui/base/button.tsx'
import type { OverviewItem } from '@/ui/text/overview.tsx'

/** For internal staff, what they are told about the jobs and builds of a catalog: a line of its overview. */
export const useNotificationItems = (): OverviewItem[] =>
  useFlag('internalStaff') ? [{ label: 'Notifications', value: <ToldAbout />, wide: true }] : []

function ToldAbout() {
  const projectId = useProjectId()
  const { data: events } = useQuery(eventTypesQueryOptions())
  const { data: byEmail } = useQuery(settingsQueryOptions(projectId, 'individual_email'))
  const { data: byChat } = useQuery(settingsQueryOptions(projectId, 'slack_app'))
  const told =
    events &&
    byEmail &&
    byChat &&
    toldAbout('catalog', events.eventTypes, [...byEmail.settings, ...byChat.settings])
  return (
    <span className="flex min-h-5 flex-wrap items-center gap-x-3 gap-y-1">
      {told && <bdi>{told.length > 0 ? told.join(', ') : 'You are told about nothing.'}</bdi>}
      <TextLink to="/notification-settings">Change</TextLink>
    </span>
  )
}
