import {
  searchNotificationSettingsOperation,
  updateNotificationSettingOperation,
} from '@generated/notification/codec.ts'
import type { NotificationEventType } from '@generated/notification/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { CallAlert } from '@/data/call-alert.tsx'
import { keysOf } from '@/lib/objects.ts'
import { Page } from '@/page/page.tsx'
import { OperationStatus, QueryStatus } from '@/page/query-status.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { Loading, Skeleton } from '@/ui/feedback/skeleton.tsx'
import { eventTypesQueryOptions } from './model/queries.ts'
import { destinations, type Subject, subjects } from './model/settings.ts'
import { SettingSwitch } from './setting-switch.tsx'

/** What the user wants to be told about, and how. */
export function NotificationSettingsScreen() {
  const query = eventTypesQueryOptions()
  const { data, isError } = useQuery(query)
  return (
    <Page title="Notification Settings">
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
      {shown.length === 0 && <EmptyState>The platform tells nobody about this.</EmptyState>}
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
