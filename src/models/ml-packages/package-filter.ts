import { byDeleted, byWords, listFilter } from '@/lib/list-filter.ts'
import { searchBy } from '@/lib/search-words.ts'

/** A package or a release of one. */
interface Listed {
  id: string
  name: string
  description: string
}

const findListed = searchBy(
  ({ name, description }: Listed) => [name, description],
  ({ id }) => [id],
)

/** The filter of a list of packages, or of releases of one. */
export const packageFilter = listFilter({
  display_name: byWords(findListed, { label: 'Name', placeholder: 'Name, text or ID' }),
  deleted: byDeleted((deprecated) => ({ deprecated })),
})
