import type {
  EventTypeId,
  IndividualDestinationType,
  NotificationEventType,
  NotificationSetting,
} from '@generated/notification/types.ts'

/** Where a user can be told, in the order of the columns. */
export const destinations = {
  individual_email: 'E-mail',
  slack_app: 'Chat app',
} as const satisfies Record<IndividualDestinationType, string>

/** The part of the project that all settings are about. */
export const allCatalogs = [{ category: 'catalog' as const, item: 'all' }]

/** The subject of an event: catalogs, or things that the user has started. */
export type Subject = 'catalog' | 'user'

/** The subject of each event. */
export const subjects = {
  AutoExecutedEvalJobCompleted: 'catalog',
  ManualExecutedEvalJobCompleted: 'catalog',
  OndemandBuildCompleted: 'catalog',
  UserInitiatedJobCompleted: 'user',
  UserInitOndemandBuildCompleted: 'user',
} as const satisfies Record<EventTypeId, Subject>

type Settings = readonly NotificationSetting[]

const isForAll = ({ categoryItems }: NotificationSetting) =>
  categoryItems.some(({ category, item }) => category === 'catalog' && item === 'all')

/**
 * Whether the user is told about an event in a way: as set, else as it is from the start. Undefined if the event
 * does not support that way.
 */
export const isTold = (
  event: NotificationEventType,
  destination: IndividualDestinationType,
  settings: Settings,
): boolean | undefined => {
  const own = event.individualSubscriptions.find((each) => each.destinationType === destination)
  if (!own) return undefined
  const set = settings.find(
    (setting) =>
      setting.eventTypeId === event.id &&
      setting.destinationType === destination &&
      isForAll(setting),
  )
  return set?.enabled ?? own.defaultEnabled
}

/** Settings with one of them replaced, or added. */
export const withSetting = (
  settings: Settings,
  changed: NotificationSetting,
): NotificationSetting[] => [
  ...settings.filter(
    (each) =>
      !isForAll(each) ||
      each.eventTypeId !== changed.eventTypeId ||
      each.destinationType !== changed.destinationType,
  ),
  changed,
]

/** The events about a subject that the user is told of, with the ways: `A job is complete (E-mail)`. */
export const toldAbout = (
  subject: Subject,
  events: readonly NotificationEventType[],
  settings: Settings,
): string[] =>
  events
    .filter(({ id }) => subjects[id] === subject)
    .flatMap((event) => {
      const ways = (Object.keys(destinations) as IndividualDestinationType[]).filter((way) =>
        isTold(event, way, settings),
      )
      if (ways.length === 0) return []
      return [`${event.displayName} (${ways.map((way) => destinations[way]).join(', ')})`]
    })
