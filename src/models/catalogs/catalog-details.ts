import { nameProblem, nameReason } from '@/lib/display-names.ts'

/** Maximum length of a catalog's name, in characters. */
export const nameLimit = 32

/** Form fields of a catalog. */
export interface CatalogDetails {
  displayName: string
  /** Of any length. */
  description: string
}

/** Error text for a name; undefined when valid. */
export const nameError = (name: string): string | undefined => nameProblem(name, nameLimit)

/** Why the form cannot go on because of the name; undefined when it can. */
export const whyNotName = (name: string): string | undefined => nameReason(name, nameLimit)

/** The details of a stored catalog; empty ones for a new catalog. */
export const detailsOf = (catalog?: CatalogDetails): CatalogDetails => ({
  displayName: catalog?.displayName ?? '',
  description: catalog?.description ?? '',
})

/** The details for the request. */
export const savedDetails = ({ displayName, description }: CatalogDetails): CatalogDetails => ({
  displayName: displayName.trim(),
  description,
})
