import type {
  IndividualDestinationType,
  NotificationEventType,
  NotificationSetting,
} from '@generated/notification/types.ts'
import { personas } from './personas.ts'
import { defineArea } from './world.ts'

const both = (email: boolean): NotificationEventType['individualSubscriptions'] => [
  { destinationType: 'individual_email', defaultEnabled: email },
  { destinationType: 'slack_app', defaultEnabled: false },
]

/** Events that users can be told about. */
export const eventTypes: readonly NotificationEventType[] = [
  {
    id: 'AutoExecutedEvalJobCompleted',
    displayName: 'A job that started by itself is complete',
    individualSubscriptions: both(false),
  },
  {
    id: 'ManualExecutedEvalJobCompleted',
    displayName: 'A job that a member started is complete',
    individualSubscriptions: both(false),
  },
  {
    id: 'OndemandBuildCompleted',
    displayName: 'An on-demand build is complete',
    // The chat app is not told about builds of others.
    individualSubscriptions: both(false).slice(0, 1),
  },
  {
    id: 'UserInitiatedJobCompleted',
    displayName: 'A job you started is complete',
    individualSubscriptions: both(true),
  },
  {
    id: 'UserInitOndemandBuildCompleted',
    displayName: 'An on-demand build you started is complete',
    individualSubscriptions: both(true),
  },
]

/** Whether a destination can be told about an event. */
export const isSupported = (
  eventTypeId: NotificationEventType['id'],
  destinationType: IndividualDestinationType,
): boolean =>
  eventTypes
    .find(({ id }) => id === eventTypeId)
    ?.individualSubscriptions.some((each) => each.destinationType === destinationType) ?? false

/** Settings of the users of a project, by subject id; without one, the defaults hold. */
export const notificationArea = defineArea(
  'notifications',
  (): Map<string, NotificationSetting[]> =>
    new Map(
      personas.map(({ subjectId }) => [
        subjectId,
        (['AutoExecutedEvalJobCompleted', 'UserInitiatedJobCompleted'] as const).map(
          (eventTypeId) => ({
            eventTypeId,
            destinationType: 'individual_email',
            enabled: true,
            categoryItems: [{ category: 'catalog', item: 'all' }],
          }),
        ),
      ]),
    ),
)
