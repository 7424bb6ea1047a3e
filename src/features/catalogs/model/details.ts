import { nameProblem } from '@/lib/display-names.ts'

/** Most characters of a catalog's name. */
export const nameLimit = 32

/** What the user enters about a catalog. */
export interface CatalogDetails {
  displayName: string
  /** Of any length. */
  description: string
}

/** What is wrong with a name; undefined when it may be saved. */
export const nameError = (name: string): string | undefined => nameProblem(name, nameLimit)

/** The details of a stored catalog; those of a new one without it. */
export const detailsOf = (catalog?: CatalogDetails): CatalogDetails => ({
  displayName: catalog?.displayName ?? '',
  description: catalog?.description ?? '',
})

/** The details as they are saved. */
export const savedDetails = ({ displayName, description }: CatalogDetails): CatalogDetails => ({
  displayName: displayName.trim(),
  description,
})
