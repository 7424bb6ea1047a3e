import type {
  IndividualDestinationType,
  NotificationEventType,
  NotificationSetting,
} from '@generated/notification/types.ts'
import { expect, test } from 'vitest'
import { keysOf } from '@/lib/objects.ts'
import { allCatalogs, destinations, isTold, subjects, toldAbout, withSetting } from './settings.ts'

const eventWith = (defaults: { [way in IndividualDestinationType]?: boolean }) => ({
  id: 'OndemandBuildCompleted' as const,
  displayName: 'A build is complete',
  individualSubscriptions: keysOf(defaults).map((destinationType) => ({
    destinationType,
    defaultEnabled: defaults[destinationType] ?? false,
  })),
})
const setting = (
  enabled: boolean,
  change: Partial<NotificationSetting> = {},
): NotificationSetting => ({
  eventTypeId: 'OndemandBuildCompleted',
  destinationType: 'individual_email',
  enabled,
  categoryItems: allCatalogs,
  ...change,
})

test('each event type is in one section', () => {
  expect(keysOf(subjects)).toHaveLength(5)
  expect(keysOf(subjects).filter((id) => subjects[id] === 'user')).toEqual([
    'UserInitiatedJobCompleted',
    'UserInitOndemandBuildCompleted',
  ])
})

for (const byDefault of [true, false]) {
  for (const set of [true, false, undefined]) {
    test(`on from the start: ${byDefault}, set: ${set}`, () => {
      const event = eventWith({ individual_email: byDefault })
      const settings = set === undefined ? [] : [setting(set)]
      expect(isTold(event, 'individual_email', settings)).toBe(set ?? byDefault)
      expect(isTold(event, 'slack_app', settings)).toBeUndefined()
    })
  }
}

test.each<[string, Partial<NotificationSetting>]>([
  ['another event', { eventTypeId: 'UserInitiatedJobCompleted' }],
  ['another destination', { destinationType: 'slack_app' }],
  ['one catalog', { categoryItems: [{ category: 'catalog', item: 'c1' }] }],
])('a setting for %s says nothing, and stays', (_, change) => {
  const other = setting(true, change)
  const event = eventWith({ individual_email: false })
  expect(isTold(event, 'individual_email', [other])).toBe(false)
  expect(withSetting([other, setting(false)], setting(true))).toEqual([other, setting(true)])
})

test('says what the user is told about, and how', () => {
  const events: NotificationEventType[] = [eventWith({ individual_email: true, slack_app: true })]
  const off = setting(false, { destinationType: 'slack_app' })
  const both = `A build is complete (${destinations.individual_email}, ${destinations.slack_app})`
  expect(toldAbout('catalog', events, [])).toEqual([both])
  expect(toldAbout('catalog', events, [off])).toEqual(['A build is complete (E-mail)'])
  expect(toldAbout('catalog', events, [off, setting(false)])).toEqual([])
  expect(toldAbout('user', events, [])).toEqual([])
})
