import { nameProblem } from '@/lib/display-names.ts'

/** Most characters of a release's name. */
export const nameLimit = 64

/** What can be changed of a release. */
export interface ReleaseDetails {
  name: string
  /** Of any length. */
  description: string
}

/** What is wrong with a name; undefined when it may be saved. */
export const nameError = (name: string): string | undefined => nameProblem(name, nameLimit)

/** The request that saves the details. */
export const updateRequest = ({ name, description }: ReleaseDetails): ReleaseDetails => ({
  name: name.trim(),
  description,
})
