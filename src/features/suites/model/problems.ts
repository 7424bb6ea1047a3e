import type { SuitePurpose } from '@generated/evaluation/types.ts'
import type { ParameterSet } from '@generated/scenario/types.ts'
import { isVersionAllowed, scenarioErrorText } from './approval.ts'
import { hasOverrides } from './content.ts'
import { type ContentDraft, isGivenVersion, type SpecDraft } from './draft.ts'
import { type Facts, factKey, lookupOf } from './facts.ts'
import { type OverrideDraft, overrideProblems, typeOfDraft } from './overrides.ts'
import { type Parameter, parametersOf } from './parameters.ts'
import type { SuiteMode, SuiteStep } from './steps.ts'

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

const readSuites = new WeakMap<readonly SpecDraft[], { facts: Facts; parameters: Parameter[] }>()

/** The parameters of all chosen versions together. */
export const parametersOfSuite = (specs: readonly SpecDraft[], facts: Facts): Parameter[] => {
  const read = readSuites.get(specs)
  if (read?.facts === facts) return read.parameters
  const parameters = parametersOf(
    specs.flatMap((spec) => facts.get(factKey(lookupOf(spec)))?.parameterSet ?? []),
  )
  readSuites.set(specs, { facts, parameters })
  return parameters
}

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

/** Why the overrides of a suite cannot be saved, each with its scenario; none when they can be. */
export const suiteOverrideProblems = (content: ContentDraft, facts: Facts): string[] => [
  ...problemsOf(content.overrides, parametersOfSuite(content.specs, facts)),
  ...content.specs.flatMap((spec) =>
    specOverrideProblems(spec, facts).map((text) => `${spec.scenarioDisplayName}: ${text}`),
  ),
]

/** Where the wizard stands, and with what. */
interface Standing {
  mode: SuiteMode
  step: SuiteStep
  purpose: SuitePurpose
  content: ContentDraft
  facts: Facts
  /** Something of a chosen version is still being asked for. */
  pending: boolean
}

/** Why the wizard cannot go on from its step, besides what is wrong with the fields; none when it can. */
export const stepProblems = (standing: Standing): string[] => {
  const { mode, step, purpose, content, facts, pending } = standing
  if (pending) return ['The chosen scenarios are being looked up.']
  const refused = content.specs.some((spec) => !isSpecAllowed(purpose, spec, facts))
  // Only where what is wrong can be put right: there is a step for it, and it is reached.
  const checksOverrides = mode === 'plain' && step !== 'scenario' && hasOverrides(content)
  return [
    ...(refused ? [scenarioErrorText] : []),
    ...(checksOverrides ? suiteOverrideProblems(content, facts) : []),
  ]
}
