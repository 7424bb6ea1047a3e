import type { SuitePurpose } from '@generated/evaluation/types.ts'
import type { ParameterSet } from '@generated/scenario/types.ts'
import { isVersionAllowed } from './approval.ts'
import { type ContentDraft, isGivenVersion, type SpecDraft } from './draft.ts'
import { type Facts, factKey, lookupOf } from './facts.ts'
import { type OverrideDraft, overrideProblems, typeOfDraft } from './overrides.ts'
import { type Parameter, parametersOf } from './parameters.ts'

/** True when the chosen version of a scenario may stand in a suite of this purpose. */
export const isSpecAllowed = (purpose: SuitePurpose, spec: SpecDraft, facts: Facts): boolean =>
  isVersionAllowed(purpose, {
    reviewStatus: facts.get(factKey(lookupOf(spec)))?.reviewStatus,
    given: isGivenVersion(spec),
  })

// Read once: tables and checks ask for the same sets over and over.
const readSets = new WeakMap<ParameterSet, Parameter[]>()

/** The parameters of the chosen version of one scenario; none while they are not known. */
export const parametersOfSpec = (spec: SpecDraft, facts: Facts): Parameter[] => {
  const set = facts.get(factKey(lookupOf(spec)))?.parameterSet
  if (!set) return []
  const parameters = readSets.get(set) ?? parametersOf([set])
  readSets.set(set, parameters)
  return parameters
}

/** The parameters of all chosen versions together. */
export const parametersOfSuite = (specs: readonly SpecDraft[], facts: Facts): Parameter[] =>
  parametersOf(specs.flatMap((spec) => facts.get(factKey(lookupOf(spec)))?.parameterSet ?? []))

/** True when it is known that no chosen version has parameters. */
export const hasNoParameters = (content: ContentDraft, facts: Facts): boolean =>
  content.specs.every((spec) => {
    const fact = facts.get(factKey(lookupOf(spec)))
    return fact === null || fact?.parameterSet.variables.length === 0
  })

const problemsOf = (drafts: readonly OverrideDraft[], parameters: readonly Parameter[]) =>
  drafts.flatMap((draft) => overrideProblems(draft, typeOfDraft(draft, parameters)))

/** What is wrong with the overrides of one scenario. */
export const specOverrideProblems = (spec: SpecDraft, facts: Facts): string[] => {
  if (spec.overrides.length === 0 && spec.scenarioOverrides.length === 0) return []
  return problemsOf([...spec.overrides, ...spec.scenarioOverrides], parametersOfSpec(spec, facts))
}

/**
 * Why the overrides of a suite cannot be saved, each with its scenario; none when they can be. `parameters`
 * are those of the suite.
 */
export const suiteOverrideProblems = (
  content: ContentDraft,
  parameters: readonly Parameter[],
  facts: Facts,
): string[] => [
  ...problemsOf(content.overrides, parameters),
  ...content.specs.flatMap((spec) =>
    specOverrideProblems(spec, facts).map((text) => `${spec.scenarioDisplayName}: ${text}`),
  ),
]
