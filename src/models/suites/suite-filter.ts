import type { Suite } from '@generated/evaluation/types.ts'
import { labelKey } from '@/lib/labels.ts'
import { by, byDeleted, byWords, listFilter } from '@/lib/list-filter.ts'
import { keysOf } from '@/lib/objects.ts'
import { choice, list, text } from '@/lib/search-params.ts'
import { searchBy } from '@/lib/search-words.ts'
import { compareTexts } from '@/lib/text.ts'
import { suiteTypes } from './suite-types.ts'

/** Finds suites by name, description, labels and id. */
export const findSuites = searchBy(
  ({ displayName, description, labels }: Suite) => [
    displayName,
    description,
    ...labels.map(labelKey),
  ],
  ({ id }) => [id],
)

export const suiteFilter = listFilter({
  display_name: byWords(findSuites, { label: 'Name', placeholder: 'Name, label or ID' }),
  sim_type: by(choice(keysOf(suiteTypes)), {
    passes: ({ type }: Suite, wanted) => type === wanted,
    // Any type that a scenario has, unlike that of an address.
    query: (type: string) => ({ type }),
    control: { kind: 'own' },
  }),
  /** Suites that carry any of these labels, each `key:value`. */
  suite_labels: by(list, {
    passes: ({ labels }: Suite, wanted) => labels.some((label) => wanted.includes(labelKey(label))),
    control: { kind: 'own' },
  }),
  catalog_id: by(text, {
    passes: ({ attachments }: Suite, wanted) =>
      attachments.some(({ catalogId }) => catalogId === wanted),
    query: (catalogId: string) => ({ catalogId }),
    control: { kind: 'own' },
  }),
  deleted: byDeleted((deprecated) => ({ deprecated })),
})

/** Every label that any of the suites carries, in alphabetical order. */
export const labelsOf = (suites: readonly Suite[]): string[] =>
  [...new Set(suites.flatMap((suite) => suite.labels.map(labelKey)))].sort(compareTexts)
