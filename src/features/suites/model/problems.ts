import type { SuitePurpose } from '@generated/evaluation/types.ts'
import type { ParameterSet } from '@generated/scenario/types.ts'
import { isVersionAllowed, scenarioErrorText } from './approval.ts'
import { hasOverrides } from './content.ts'
import { type ContentDraft, isGivenVersion, type SpecDraft } from './draft.ts'
import { type OverrideDraft, overrideProblems, typeOfDraft } from './overrides.ts'
import { type Parameter, parametersOf } from './parameters.ts'
import type { SuiteMode, SuiteStep } from './steps.ts'
import { lookupOf, type VersionInfos, versionKey } from './version-infos.ts'

/** True when the chosen version of a scenario may stand in a suite of this purpose. */
export const isSpecAllowed = (
  purpose: SuitePurpose,
  spec: SpecDraft,
  versionInfos: VersionInfos,
): boolean =>
  isVersionAllowed(purpose, {
    reviewStatus: versionInfos.get(versionKey(lookupOf(spec)))?.reviewStatus,
    given: isGivenVersion(spec),
  })

// Read once: tables and checks ask for the same sets over and over.
const readSets = new WeakMap<ParameterSet, Parameter[]>()

/** The parameters of the chosen version of one scenario; none while they are not known. */
export const parametersOfSpec = (spec: SpecDraft, versionInfos: VersionInfos): Parameter[] => {
  const set = versionInfos.get(versionKey(lookupOf(spec)))?.parameterSet
  if (!set) return []
  const parameters = readSets.get(set) ?? parametersOf([set])
  readSets.set(set, parameters)
  return parameters
}

const readSuites = new WeakMap<
  readonly SpecDraft[],
  { versionInfos: VersionInfos; parameters: Parameter[] }
>()

/** The parameters of all chosen versions together. */
export const parametersOfSuite = (
  specs: readonly SpecDraft[],
  versionInfos: VersionInfos,
): Parameter[] => {
  const read = readSuites.get(specs)
  if (read?.versionInfos === versionInfos) return read.parameters
  const parameters = parametersOf(
    specs.flatMap((spec) => versionInfos.get(versionKey(lookupOf(spec)))?.parameterSet ?? []),
  )
  readSuites.set(specs, { versionInfos, parameters })
  return parameters
}

/** True when it is known that no chosen version has parameters. */
export const hasNoParameters = (content: ContentDraft, versionInfos: VersionInfos): boolean =>
  content.specs.every((spec) => {
    const version = versionInfos.get(versionKey(lookupOf(spec)))
    return version === null || version?.parameterSet.variables.length === 0
  })

const problemsOf = (drafts: readonly OverrideDraft[], parameters: readonly Parameter[]) =>
  drafts.flatMap((draft) => overrideProblems(draft, typeOfDraft(draft, parameters)))

/** What is wrong with the overrides of one scenario. */
export const specOverrideProblems = (spec: SpecDraft, versionInfos: VersionInfos): string[] => {
  if (spec.overrides.length === 0 && spec.scenarioOverrides.length === 0) return []
  return problemsOf(
    [...spec.overrides, ...spec.scenarioOverrides],
    parametersOfSpec(spec, versionInfos),
  )
}

/** Why the overrides of a suite cannot be saved, each with its scenario; none when they can be. */
export const suiteOverrideProblems = (
  content: ContentDraft,
  versionInfos: VersionInfos,
): string[] => [
  ...problemsOf(content.overrides, parametersOfSuite(content.specs, versionInfos)),
  ...content.specs.flatMap((spec) =>
    specOverrideProblems(spec, versionInfos).map((text) => `${spec.scenarioDisplayName}: ${text}`),
  ),
]

/** Where the wizard stands, and with what. */
interface Standing {
  mode: SuiteMode
  step: SuiteStep
  purpose: SuitePurpose
  content: ContentDraft
  versionInfos: VersionInfos
  /** Something of a chosen version is still being asked for. */
  pending: boolean
}

/** Why the wizard cannot go on from its step, besides what is wrong with the fields; none when it can. */
export const stepProblems = (standing: Standing): string[] => {
  const { mode, step, purpose, content, versionInfos, pending } = standing
  if (pending) return ['The chosen scenarios are being looked up.']
  const refused = content.specs.some((spec) => !isSpecAllowed(purpose, spec, versionInfos))
  // Only where what is wrong can be put right: there is a step for it, and it is reached.
  const checksOverrides = mode === 'plain' && step !== 'scenario' && hasOverrides(content)
  return [
    ...(refused ? [scenarioErrorText] : []),
    ...(checksOverrides ? suiteOverrideProblems(content, versionInfos) : []),
  ]
}
