import type { CategoryItem, NotificationSetting } from '@generated/notification/types.ts'
import { refuse } from '../core/refusal.ts'
import { defineService, noContent, ok } from '../define-service.ts'
import { catalogArea } from '../world/catalogs/world-catalog-area.ts'
import { eventTypes, isSupported, notificationArea } from '../world/notifications.ts'
import type { World } from '../world/world.ts'

const settingsOf = (world: World, projectId: string, subjectId: string) =>
  world.of(notificationArea, projectId).get(subjectId) ?? []

/** Categories as one text, whatever their order. */
const partOf = (items: readonly CategoryItem[]) =>
  items
    .map(({ category, item }) => `${category} ${item}`)
    .toSorted()
    .join('\n')

const isAbout = (one: Omit<NotificationSetting, 'enabled'>, other: typeof one) =>
  one.eventTypeId === other.eventTypeId &&
  one.destinationType === other.destinationType &&
  partOf(one.categoryItems) === partOf(other.categoryItems)

const requireCatalogs = (world: World, projectId: string, items: readonly CategoryItem[]) => {
  const known = world.of(catalogArea, projectId)
  const unknown = items.find(({ item }) => item !== 'all' && !known.has(item))
  if (unknown) refuse(400, 'catalog_not_found', `There is no catalog ${unknown.item}.`)
}

/** The events that users are notified of, and how. */
export const notificationService = defineService('notification', {
  getNotificationMetadata: () => ok({ eventTypes: [...eventTypes] }),
  searchNotificationSettings: ({ path, body, user, world }) => {
    requireCatalogs(world, path.projectId, body.categoryItems)
    const settings = settingsOf(world, path.projectId, user.subjectId).filter(
      ({ destinationType, categoryItems }) =>
        destinationType === body.destinationType &&
        partOf(categoryItems) === partOf(body.categoryItems),
    )
    return ok({ settings })
  },
  updateNotificationSetting: ({ path, body, user, world }) => {
    requireCatalogs(world, path.projectId, body.categoryItems)
    if (!isSupported(body.eventTypeId, body.destinationType)) {
      refuse(400, 'destination_not_supported', 'Nobody can be told about this event that way.')
    }
    const others = settingsOf(world, path.projectId, user.subjectId).filter(
      (setting) => !isAbout(setting, body),
    )
    world.of(notificationArea, path.projectId).set(user.subjectId, [...others, body])
    return noContent()
  },
})
