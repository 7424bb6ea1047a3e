import type { EnvironmentType } from '@generated/evaluation/types.ts'
import { nameProblem } from '@/lib/display-names.ts'
import { type Label, labelSummary } from '@/lib/labels.ts'

/** Most characters of a suite's name. */
export const nameLimit = 128

/** Most characters of a suite's description. */
export const descriptionLimit = 512

/** What is wrong with a name; undefined when it may be saved. */
export const nameError = (name: string): string | undefined => nameProblem(name, nameLimit)

/** What is wrong with a description; undefined when it may be saved. */
export const descriptionError = (description: string): string | undefined =>
  description.length > descriptionLimit
    ? `Description cannot exceed ${descriptionLimit} characters.`
    : undefined

/** What is wrong with the chosen environment types; undefined when they may be saved. */
export const environmentTypesError = (types: readonly EnvironmentType[]): string | undefined =>
  types.length === 0 ? 'At least one must be selected.' : undefined

/** What describes a suite, besides its scenarios, overrides and catalogs. */
export interface SuiteDetails {
  displayName: string
  description: string
  targetEnvironmentTypes: readonly EnvironmentType[]
  labels: readonly Label[]
}

/** Every reason why the details cannot be saved, each naming its field; none when they can be. */
export const detailProblems = (details: SuiteDetails): string[] => {
  const fields = [
    ['Name', nameError(details.displayName)],
    ['Description', descriptionError(details.description)],
    ['Target environment types', environmentTypesError(details.targetEnvironmentTypes)],
  ] as const
  return [
    ...fields.flatMap(([name, error]) => (error === undefined ? [] : [`${name}: ${error}`])),
    ...labelSummary(details.labels),
  ]
}

/** Highest number in the name of a suite that is made from a catalog. */
const highestSuffix = 99_999

/** Name of a new suite of a catalog: `{catalog name} #N`. `random` gives a number from 0 up to 1, without 1. */
export const defaultSuiteName = (catalogName: string, random: () => number = Math.random): string =>
  `${catalogName} #${Math.floor(random() * (highestSuffix + 1))}`
