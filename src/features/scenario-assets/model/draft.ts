import type { CreateScenarioAssetRequest } from '@generated/scenario/types.ts'
import { nameProblem } from '@/lib/display-names.ts'
import { formatCount } from '@/lib/numbers.ts'

/** Most characters of an asset's name. */
export const nameLimit = 128

/** Most characters of an asset's description. */
export const descriptionLimit = 256

/** What is typed to register an asset. */
export interface AssetDraft {
  displayName: string
  description: string
}

/** What is wrong with a name; undefined when it may be saved. */
export const nameError = (name: string): string | undefined => nameProblem(name, nameLimit)

/** What is wrong with a description; undefined when it may be saved. */
export const descriptionError = (description: string): string | undefined =>
  description.length > descriptionLimit
    ? `Description cannot exceed ${descriptionLimit} characters.`
    : undefined

/** Every reason why an asset cannot be registered, each naming its field; none when it can be. */
export const draftProblems = (draft: AssetDraft, file: File | undefined): string[] => {
  const fields = [
    ['Name', nameError(draft.displayName)],
    ['Description', descriptionError(draft.description)],
    ['File', file ? undefined : 'Required.'],
  ] as const
  return fields.flatMap(([name, error]) => (error === undefined ? [] : [`${name}: ${error}`]))
}

/** The asset as it is registered; a blank description is left out. */
export const contentOf = ({
  displayName,
  description,
}: AssetDraft): Omit<CreateScenarioAssetRequest, 'fileId'> => ({
  displayName: displayName.trim(),
  ...(description.trim() !== '' && { description }),
})

/** The size of a file in GiB, with the exact one beside it: small files are 0.00 GiB. */
export const fileSizeText = (bytes: number): string =>
  `${(bytes / 1024 ** 3).toFixed(2)} GiB (${formatCount(bytes)} bytes)`
