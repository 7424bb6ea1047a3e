import type { CreateScenarioAssetRequest } from '@generated/scenario/types.ts'
import { lengthProblem, nameProblem, nameReason } from '@/lib/display-names.ts'
import { formatCount } from '@/lib/numbers.ts'

/** Maximum length of an asset's name, in characters. */
export const nameLimit = 128

/** Maximum length of an asset's description, in characters. */
export const descriptionLimit = 256

/** Input of the registration form. */
export interface AssetDraft {
  displayName: string
  description: string
}

/** Error text for a name; undefined when valid. */
export const nameError = (name: string): string | undefined => nameProblem(name, nameLimit)

/** Error text for a description; undefined when valid. */
export const descriptionError = (description: string): string | undefined =>
  lengthProblem('Description', description, descriptionLimit)

/** Every error in the form, each in words that stand apart from its field; empty when valid. */
export const draftProblems = (draft: AssetDraft, file: File | undefined): string[] =>
  [
    nameReason(draft.displayName, nameLimit),
    descriptionError(draft.description),
    file ? undefined : 'Select a file.',
  ].filter((problem) => problem !== undefined)

/** The asset for the registration request, without a blank description. */
export const contentOf = ({
  displayName,
  description,
}: AssetDraft): Omit<CreateScenarioAssetRequest, 'fileId'> => ({
  displayName: displayName.trim(),
  ...(description.trim() !== '' && { description }),
})

/** Size of a file in GiB and in exact bytes, as small files round to 0.00 GiB. */
export const fileSizeText = (bytes: number): string =>
  `${(bytes / 1024 ** 3).toFixed(2)} GiB (${formatCount(bytes)} bytes)`
