import type { AnyEnvironmentType } from '@generated/evaluation/types.ts'
import { lengthProblem, nameProblem, nameReason } from '@/lib/display-names.ts'
import { labelSummary } from '@/lib/label-checks.ts'
import type { Label } from '@/lib/labels.ts'

/** Maximum length of a suite's name, in characters. */
export const nameLimit = 128

/** Maximum length of a suite's description, in characters. */
export const descriptionLimit = 512

/** Error text for a name; undefined when valid. */
export const nameError = (name: string): string | undefined => nameProblem(name, nameLimit)

/** Error text for a description; undefined when valid. */
export const descriptionError = (description: string): string | undefined =>
  lengthProblem('Description', description, descriptionLimit)

/** Error text for the chosen environment types; undefined when valid. */
export const environmentTypesError = (types: readonly AnyEnvironmentType[]): string | undefined =>
  types.length === 0 ? 'At least one must be selected.' : undefined

/** Fields of a suite, without scenarios, overrides and catalogs. */
export interface SuiteDetails {
  displayName: string
  description: string
  targetEnvironmentTypes: readonly AnyEnvironmentType[]
  labels: readonly Label[]
}

/** Every error in the details, each in words that stand apart from its field; empty when valid. */
export const detailProblems = (details: SuiteDetails): string[] => {
  const environmentTypes = environmentTypesError(details.targetEnvironmentTypes)
  return [
    nameReason(details.displayName, nameLimit),
    descriptionError(details.description),
    environmentTypes && `Target environment types: ${environmentTypes}`,
    ...labelSummary(details.labels),
  ].filter((problem) => problem !== undefined)
}

/** Highest number in the default name of a suite made from a catalog. */
const highestSuffix = 99_999

/** Name of a new suite of a catalog: `{catalog name} #N`. `random` returns a number in [0, 1). */
export const defaultSuiteName = (catalogName: string, random: () => number = Math.random): string =>
  `${catalogName} #${Math.floor(random() * (highestSuffix + 1))}`
