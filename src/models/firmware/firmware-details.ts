import { nameProblem, nameReason } from '@/lib/display-names.ts'

/** Maximum length of a release's name, in characters. */
export const nameLimit = 64

/** Editable fields of a release. */
export interface ReleaseDetails {
  name: string
  /** Of any length. */
  description: string
}

/** Error text for a name; undefined when valid. */
export const nameError = (name: string): string | undefined => nameProblem(name, nameLimit)

/** Why the form cannot go on because of the name; undefined when it can. */
export const whyNotName = (name: string): string | undefined => nameReason(name, nameLimit)

/** The request that saves the details. */
export const updateRequest = ({ name, description }: ReleaseDetails): ReleaseDetails => ({
  name: name.trim(),
  description,
})
