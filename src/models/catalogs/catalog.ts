import { encode } from '@/lib/lists.ts'
import type { Kind } from '@/page/kind.ts'

/** Catalogs: their names and their list. */
export const catalogKind: Kind = {
  one: 'catalog',
  many: 'catalogs',
  list: () => '/vehicle_catalogs',
}

export const catalogTarget = (catalogId: string) => ({
  to: `/vehicle_catalogs/${encode(catalogId)}`,
  search: {},
})
