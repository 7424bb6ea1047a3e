import { beforeEach, expect, it } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { projectIds } from '../world/world-projects.ts'

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const all = [{ category: 'catalog', item: 'all' }]
const search = async (input: { destination?: string; projectId?: string; items?: object } = {}) => {
  const { destination = 'individual_email', projectId = projectIds.shuttle, items = all } = input
  const { body } = await world.call<{ settings: object[] }>(
    'notification.searchNotificationSettings',
    { projectId, body: { destination_type: destination, category_items: items } },
  )
  return body.settings
}
const put = (event: string, destination: string, items: object = all) =>
  world.call('notification.updateNotificationSetting', {
    body: {
      event_type_id: event,
      destination_type: destination,
      enabled: true,
      category_items: items,
    },
  })

it('keeps one setting for each event, destination and part of the project', async () => {
  expect(await search()).toHaveLength(2)
  expect(await search({ destination: 'slack_app' })).toEqual([])
  for (const _ of [1, 2]) await put('UserInitiatedJobCompleted', 'slack_app')
  expect(await search({ destination: 'slack_app' })).toHaveLength(1)
  expect(await search()).toHaveLength(2)
  expect(await search({ destination: 'slack_app', projectId: projectIds.large })).toEqual([])
})

it('refuses a destination that an event does not support, and unknown catalogs', async () => {
  expect(await put('OndemandBuildCompleted', 'slack_app')).toMatchObject({
    status: 400,
    body: { code: 'destination_not_supported' },
  })
  const unknown = [{ category: 'catalog', item: 'none' }]
  expect(await put('OndemandBuildCompleted', 'individual_email', unknown)).toMatchObject({
    status: 400,
    body: { code: 'catalog_not_found' },
  })
})
