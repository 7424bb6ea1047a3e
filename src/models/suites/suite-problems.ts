import type { AnySuitePurpose } from '@generated/evaluation/types.ts'
import type { ParameterSet } from '@generated/scenario/types.ts'
import { type OverrideDraft, overrideProblems, typeOfDraft } from './overrides.ts'
import { hasOverrides } from './suite-content.ts'
import { type ContentDraft, isGivenVersion, type SpecDraft } from './suite-draft.ts'
import { type Parameter, parametersOf } from './suite-parameters.ts'
import { isVersionAllowed, scenarioErrorText } from './version-approval.ts'
import { lookupOf, type VersionInfos, versionKey } from './version-infos.ts'
import type { SuiteMode, SuiteStep } from './wizard-steps.ts'

/** True when the chosen version of a scenario is allowed in a suite of this purpose. */
export const isSpecAllowed = (
  purpose: AnySuitePurpose,
  spec: SpecDraft,
  versionInfos: VersionInfos,
): boolean =>
  isVersionAllowed(purpose, {
    reviewStatus: versionInfos.get(versionKey(lookupOf(spec)))?.reviewStatus,
    given: isGivenVersion(spec),
  })

/** A version that is not allowed, but would be once it is approved. */
export interface VersionToApprove {
  /** Key of the scenario in the draft. */
  id: string
  scenarioId: string
  versionId: number
  displayName: string
}

/**
 * Those of the scenarios that are not allowed which can be approved here: nobody has reviewed them, and they are
 * the project's own. The others were sent back, are deleted, or belong to another project.
 */
export const versionsToApprove = (
  refused: readonly SpecDraft[],
  versionInfos: VersionInfos,
): VersionToApprove[] =>
  refused.flatMap((spec) => {
    const info = versionInfos.get(versionKey(lookupOf(spec)))
    if (info?.reviewStatus !== 'non_approved' || info.deprecated || info.sharedIn) return []
    const { key: id, scenarioId, scenarioDisplayName: displayName } = spec
    return [{ id, scenarioId, versionId: info.versionId, displayName }]
  })

// Cached: tables and checks read the same sets repeatedly.
const parametersBySet = new WeakMap<ParameterSet, Parameter[]>()

/** The parameters of the chosen version of one scenario; empty while unknown. */
export const parametersOfSpec = (spec: SpecDraft, versionInfos: VersionInfos): Parameter[] => {
  const set = versionInfos.get(versionKey(lookupOf(spec)))?.parameterSet
  if (!set) return []
  const parameters = parametersBySet.get(set) ?? parametersOf([set])
  parametersBySet.set(set, parameters)
  return parameters
}

const parametersBySpecs = new WeakMap<
  readonly SpecDraft[],
  { versionInfos: VersionInfos; parameters: Parameter[] }
>()

/** The merged parameters of all chosen versions. */
export const parametersOfSuite = (
  specs: readonly SpecDraft[],
  versionInfos: VersionInfos,
): Parameter[] => {
  const read = parametersBySpecs.get(specs)
  if (read?.versionInfos === versionInfos) return read.parameters
  const parameters = parametersOf(
    specs.flatMap((spec) => versionInfos.get(versionKey(lookupOf(spec)))?.parameterSet ?? []),
  )
  parametersBySpecs.set(specs, { versionInfos, parameters })
  return parameters
}

/** True when all chosen versions are known and have no parameters. */
export const hasNoParameters = (content: ContentDraft, versionInfos: VersionInfos): boolean =>
  content.specs.every((spec) => {
    const version = versionInfos.get(versionKey(lookupOf(spec)))
    return version === null || version?.parameterSet.variables.length === 0
  })

const problemsOf = (drafts: readonly OverrideDraft[], parameters: readonly Parameter[]) =>
  drafts.flatMap((draft) => overrideProblems(draft, typeOfDraft(draft, parameters)))

/** Every error in the overrides of one scenario. */
export const specOverrideProblems = (spec: SpecDraft, versionInfos: VersionInfos): string[] => {
  if (spec.overrides.length === 0 && spec.scenarioOverrides.length === 0) return []
  return problemsOf(
    [...spec.overrides, ...spec.scenarioOverrides],
    parametersOfSpec(spec, versionInfos),
  )
}

/** Every error in the overrides of a suite, each naming its scenario; empty when valid. */
export const suiteOverrideProblems = (
  content: ContentDraft,
  versionInfos: VersionInfos,
): string[] => [
  ...problemsOf(content.overrides, parametersOfSuite(content.specs, versionInfos)),
  ...content.specs.flatMap((spec) =>
    specOverrideProblems(spec, versionInfos).map((text) => `${spec.scenarioDisplayName}: ${text}`),
  ),
]

/** State of the wizard that decides whether it can go on. */
interface WizardState {
  mode: SuiteMode
  step: SuiteStep
  purpose: AnySuitePurpose
  content: ContentDraft
  versionInfos: VersionInfos
  /** A look-up of chosen versions is under way. */
  pending: boolean
}

/** Why the wizard cannot leave its step, besides errors of fields; empty when it can. */
export const stepProblems = (state: WizardState): string[] => {
  const { mode, step, purpose, content, versionInfos, pending } = state
  if (pending) return ['The chosen scenarios are still loading.']
  const refused = content.specs.some((spec) => !isSpecAllowed(purpose, spec, versionInfos))
  // Reported only from the step on that can fix them.
  const checksOverrides = mode === 'plain' && step !== 'scenario' && hasOverrides(content)
  return [
    ...(refused ? [scenarioErrorText] : []),
    ...(checksOverrides ? suiteOverrideProblems(content, versionInfos) : []),
  ]
}
