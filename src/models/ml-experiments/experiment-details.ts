import { lengthProblem, nameProblem, nameReason } from '@/lib/display-names.ts'

/** Maximum length of the name of an experiment or a run, in characters. */
export const nameLimit = 128

/** Maximum length of a description, in characters. */
export const descriptionLimit = 512

/** Name and description of an experiment or a run, as they are entered. */
export interface Details {
  name: string
  description: string
}

/** The details of a stored thing; empty ones for a new one. */
export const detailsOf = (stored?: Details): Details => ({
  name: stored?.name ?? '',
  description: stored?.description ?? '',
})

/** Error text for a name; undefined when valid. */
export const nameError = (name: string): string | undefined => nameProblem(name, nameLimit)

/** Error text for a description; undefined when valid. */
export const descriptionError = (description: string): string | undefined =>
  lengthProblem('Description', description, descriptionLimit)

/** Problems of the details, in words that stand apart from their fields. */
export const detailProblems = ({ name, description }: Details): string[] =>
  [nameReason(name, nameLimit), descriptionError(description)].filter(
    (problem) => problem !== undefined,
  )

/** The details for the request. */
export const savedDetails = ({ name, description }: Details): Details => ({
  name: name.trim(),
  description,
})
