import {
  searchNotificationSettingsOperation,
  updateNotificationSettingOperation,
} from '@generated/notification/codec.ts'
import { updateNotificationSettingMutationOptions } from '@generated/notification/queries.ts'
import type {
  IndividualDestinationType,
  NotificationEventType,
} from '@generated/notification/types.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { CallAlert } from '@/data/call-alert.tsx'
import { lookUp } from '@/data/lost-answer.ts'
import { useSubmission } from '@/data/submission.tsx'
import { keysOf } from '@/lib/objects.ts'
import {
  eventTypesQueryOptions,
  settingsQueryOptions,
} from '@/models/notification-settings/notification-queries.ts'
import {
  allCatalogs,
  destinations,
  isTold,
  type Subject,
  subjects,
  withSetting,
} from '@/models/notification-settings/settings.ts'
import { OperationStatus } from '@/page/operation-status.tsx'
import { Page } from '@/page/page.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { fetchNow, setAnswer } from '@/transport/query-parameters.ts'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { Switch } from '@/ui/fields/switch.tsx'

interface SettingSwitchProps {
  event: NotificationEventType
  destination: IndividualDestinationType
}

/** Switches one way to be told about an event: saved at once, and back as it was if that fails. */
function SettingSwitch({ event, destination }: SettingSwitchProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const query = settingsQueryOptions(projectId, destination)
  const { data } = useQuery(query)
  const [wanted, setWanted] = useState(false)
  const save = useSubmission(
    {
      ...updateNotificationSettingMutationOptions(),
      onSuccess: (_, { body }) => {
        // The answer has no body: what was sent is what is set now.
        setAnswer<typeof data>(client, query.queryKey, (known) =>
          known ? { settings: withSetting(known.settings, body) } : known,
        )
      },
    },
    {
      recover: (error, { body }) =>
        lookUp(error, {
          isDone: async () => {
            const { settings } = await fetchNow(client, query)
            return isTold(event, destination, settings) === body.enabled
          },
          open: 'The setting may have been saved all the same: reload the page to see it.',
        }),
    },
  )
  const saved = data && isTold(event, destination, data.settings)
  // Keeps the place of its column.
  if (saved === undefined) return <span className="h-5 w-26" />
  const toggle = () => {
    setWanted(!saved)
    save.submit({
      path: { projectId },
      body: {
        categoryItems: allCatalogs,
        destinationType: destination,
        enabled: !saved,
        eventTypeId: event.id,
      },
    })
  }
  return (
    <Switch
      label={destinations[destination]}
      className="w-26"
      checked={save.pending ? wanted : saved}
      aria-busy={save.pending || undefined}
      onChange={toggle}
    />
  )
}

/** Lets users choose the events that they are notified of, and how. */
export function NotificationSettingsScreen() {
  const query = eventTypesQueryOptions()
  const { data, isError } = useQuery(query)
  return (
    <Page
      title="Notification Settings"
      note="Which results of evaluation jobs you are notified of, and where."
    >
      <CallAlert operation={updateNotificationSettingOperation} />
      <QueryStatus query={query} />
      <OperationStatus operation={searchNotificationSettingsOperation} />
      {!data && !isError && (
        <Loading>
          <Skeleton className="h-52 w-full rounded-lg" />
        </Loading>
      )}
      {data && (
        <>
          <EventSection
            subject="catalog"
            title="All catalogs"
            text="What happens in any catalog of this project, whoever started it."
            events={data.eventTypes}
          />
          <EventSection
            subject="user"
            title="What you started"
            text="Jobs and builds of this project that you started yourself."
            events={data.eventTypes}
          />
        </>
      )}
    </Page>
  )
}

interface EventSectionProps {
  subject: Subject
  title: string
  text: string
  events: readonly NotificationEventType[]
}

function EventSection({ subject, title, text, events }: EventSectionProps) {
  const id = useId()
  const shown = events.filter((event) => subjects[event.id] === subject)
  return (
    <section aria-labelledby={id} className="rounded-lg border bg-surface px-4 py-3">
      <h2 id={id} className="text-base font-semibold">
        {title}
      </h2>
      <p className="text-sm text-muted">{text}</p>
      {shown.length === 0 && (
        <EmptyState>The platform sends no notifications about this.</EmptyState>
      )}
      <ul className="mt-2 flex flex-col divide-y">
        {shown.map((event) => (
          <li
            key={event.id}
            aria-label={event.displayName}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3"
          >
            <span className="min-w-0 flex-1 basis-64 text-sm [overflow-wrap:anywhere]">
              <bdi>{event.displayName}</bdi>
            </span>
            <span className="flex w-60 gap-6">
              {keysOf(destinations).map((destination) => (
                <SettingSwitch key={destination} event={event} destination={destination} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
