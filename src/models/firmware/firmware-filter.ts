import type { FirmwareRelease } from '@generated/catalog/types.ts'
import { by, byDeleted, byWords, listFilter } from '@/lib/list-filter.ts'
import { flag } from '@/lib/search-params.ts'
import { searchBy } from '@/lib/search-words.ts'

/** Finds releases by name, description and id. */
export const findReleases = searchBy(
  ({ name, description }: FirmwareRelease) => [name, description],
  ({ id }) => [id],
)

const deleted = { ...byDeleted((deprecated) => ({ deprecated })), isScope: false }

/** The filter of a release list; without *Only drafts* the service lists drafts and published releases. */
export const releaseFilter = listFilter({
  display_name: byWords(findReleases, { label: 'Name', placeholder: 'Name, text or ID' }),
  draft: by(flag, {
    passes: (release: FirmwareRelease) => release.draft,
    query: (draft: boolean) => ({ draft }),
    control: { kind: 'flag', label: 'Only drafts' },
  }),
  deleted,
})

/** The filter of the firmware releases that contain a package release; the service applies all of it. */
export const usingFirmwareFilter = listFilter({
  draft: by(flag, {
    query: (draft: boolean) => ({ draft }),
    control: { kind: 'flag', label: 'Only drafts' },
  }),
  deleted: { ...deleted, condition: () => undefined },
})
