import {
  getNotificationMetadataQueryOptions,
  searchNotificationSettingsQueryOptions,
} from '@generated/notification/queries.ts'
import type { IndividualDestinationType } from '@generated/notification/types.ts'
import { allCatalogs } from './settings.ts'

/** The events that users can be told about: options for a loader or a hook. */
export const eventTypesQueryOptions = () => getNotificationMetadataQueryOptions()

/** The user's settings for a destination, for all catalogs: options for a loader or a hook. */
export const settingsQueryOptions = (
  projectId: string,
  destinationType: IndividualDestinationType,
) =>
  searchNotificationSettingsQueryOptions(
    { projectId },
    { destinationType, categoryItems: allCatalogs },
  )
