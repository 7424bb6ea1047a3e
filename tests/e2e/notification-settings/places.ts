import type { Page } from '@playwright/test'
import { type ChangePlace, heading, type ReadPlace, reads, type Screen } from '../support/place.ts'

const settings = '/evaluation/notification-settings'
const toggle = (page: Page) =>
  page
    .getByRole('listitem', { name: 'A job you started is complete' })
    .getByRole('switch', { name: 'E-mail' })
const title = heading('Notification Settings')

/** The screens of the area. */
export const screens: readonly Screen[] = [
  {
    name: 'the notification settings',
    address: settings,
    persona: 'Internal staff',
    heading: 'Notification Settings',
    content: toggle,
    denied: {
      addresses: [settings],
      heading: 'Access denied',
      calls: ['notification.getNotificationMetadata', 'notification.searchNotificationSettings'],
    },
  },
]

/** The places that show what a call reads. */
export const readPlaces: readonly ReadPlace[] = reads(
  'the notification settings',
  settings,
  {
    'notification.getNotificationMetadata': [toggle, title],
    'notification.searchNotificationSettings': { shown: toggle, kept: title, apart: true },
  },
  'Internal staff',
)

/** The places that ask for a change. */
export const changePlaces: readonly ChangePlace[] = [
  {
    operation: 'notification.updateNotificationSetting',
    at: 'the notification settings',
    address: settings,
    persona: 'Internal staff',
    submit: toggle,
    kept: toggle,
  },
]
