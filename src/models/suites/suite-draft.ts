import type {
  AnyEnvironmentType,
  AnySuitePurpose,
  AttachmentRequest,
  CreateSuiteRequest,
  Suite,
  SuiteContent,
  SuiteSpec,
  SuiteSpecRequest,
  UpdateSuiteRequest,
} from '@generated/evaluation/types.ts'
import { filledLabels } from '@/lib/label-checks.ts'
import type { Label } from '@/lib/labels.ts'
import { draftOf, type OverrideDraft, overrideOf } from './overrides.ts'
import { defaultEnvironmentTypes } from './suite-settings.ts'

/** A version from the URL or the stored suite. */
type GivenVersion = { versionId: number | undefined }

/** Draft of one scenario of a suite. */
export interface SpecDraft {
  /** Unique among the scenarios of the draft. */
  key: string
  scenarioId: string
  scenarioDisplayName: string
  /** Undefined for Latest. */
  scenarioVersionId: number | undefined
  /** The version from the URL or the stored suite; undefined where there is none. */
  givenVersion: GivenVersion | undefined
  /** The scenario must succeed. */
  essential: boolean
  /** N/A: the result of the scenario does not count. */
  unavailable: boolean
  /** Overrides of the suite for this scenario. */
  overrides: readonly OverrideDraft[]
  /** Stored overrides of the scenario itself. */
  scenarioOverrides: readonly OverrideDraft[]
}

/** Draft of a suite's attachment to a catalog. */
export interface AttachmentDraft {
  catalogId: string
  catalogDisplayName: string
  /** Undefined for Latest. */
  catalogVersionId: string | undefined
}

/** The part of the draft edited in form fields. */
export interface DetailsDraft {
  displayName: string
  description: string
  type: string
  targetEnvironmentTypes: AnyEnvironmentType[]
  labels: Label[]
}

/** The part of the draft chosen in lists. */
export interface ContentDraft {
  specs: readonly SpecDraft[]
  attachments: readonly AttachmentDraft[]
  /** Overrides of the suite for all of its scenarios. */
  overrides: readonly OverrideDraft[]
}

/** Everything the wizard saves of a suite, except its purpose. */
export interface SuiteDraft {
  details: DetailsDraft
  content: ContentDraft
}

/** A newly chosen scenario, in its latest version unless one is given. */
export const newSpec = (
  scenario: { id: string; displayName?: string },
  givenVersion?: number,
): SpecDraft => ({
  key: scenario.id,
  scenarioId: scenario.id,
  scenarioDisplayName: scenario.displayName ?? scenario.id,
  scenarioVersionId: givenVersion,
  givenVersion: givenVersion === undefined ? undefined : { versionId: givenVersion },
  essential: false,
  unavailable: false,
  overrides: [],
  scenarioOverrides: [],
})

const storedSpec = (spec: SuiteSpec, index: number): SpecDraft => ({
  // A stored suite may hold a scenario twice, in two versions.
  key: `${index}:${spec.scenarioId}`,
  scenarioId: spec.scenarioId,
  scenarioDisplayName: spec.scenarioDisplayName,
  scenarioVersionId: spec.scenarioVersionId,
  givenVersion: { versionId: spec.scenarioVersionId },
  essential: spec.essential,
  unavailable: spec.unavailable,
  overrides: spec.parameterSetOverrides.map(draftOf),
  scenarioOverrides: spec.scenarioParameterSetOverrides.map(draftOf),
})

/** The draft of a stored suite. */
export const draftOfSuite = (suite: Suite): SuiteDraft => ({
  details: {
    displayName: suite.displayName,
    description: suite.description,
    type: suite.type,
    targetEnvironmentTypes: suite.targetEnvironmentTypes,
    labels: suite.labels,
  },
  content: {
    specs: suite.specs.map(storedSpec),
    attachments: suite.attachments.map((attachment) => ({
      catalogId: attachment.catalogId,
      catalogDisplayName: attachment.catalogDisplayName,
      catalogVersionId: attachment.catalogVersionId,
    })),
    overrides: suite.parameterSetOverrides.map(draftOf),
  },
})

/** True when the version is the one from the URL or the stored suite. */
export const isGivenVersion = (spec: SpecDraft): boolean =>
  spec.givenVersion !== undefined && spec.givenVersion.versionId === spec.scenarioVersionId

const specRequest = (spec: SpecDraft): SuiteSpecRequest => ({
  scenarioId: spec.scenarioId,
  ...(spec.scenarioVersionId !== undefined && { scenarioVersionId: spec.scenarioVersionId }),
  essential: spec.essential,
  unavailable: spec.unavailable,
  parameterSetOverrides: spec.overrides.map(overrideOf),
  scenarioParameterSetOverrides: spec.scenarioOverrides.map(overrideOf),
})

/** A catalog of a suite, in its latest version unless one is given. */
type Attached = Pick<AttachmentDraft, 'catalogId'> & Partial<AttachmentDraft>

const attachmentRequest = ({ catalogId, catalogVersionId }: Attached): AttachmentRequest => ({
  catalogId,
  ...(catalogVersionId !== undefined && { catalogVersionId }),
})

const contentRequest = (
  { details, content }: SuiteDraft,
  purpose: AnySuitePurpose,
): SuiteContent => ({
  title: details.displayName.trim(),
  description: details.description,
  specs: content.specs.map(specRequest),
  catalogs: content.attachments.map(attachmentRequest),
  targetEnvironmentTypes: details.targetEnvironmentTypes,
  purpose,
  parameterSetOverrides: content.overrides.map(overrideOf),
  labels: filledLabels(details.labels),
})

/** The request that creates the suite; the draft must be valid. */
export const createRequest = (draft: SuiteDraft, purpose: AnySuitePurpose): CreateSuiteRequest => ({
  ...contentRequest(draft, purpose),
  type: draft.details.type,
})

/** The request that saves a new version of the suite; the draft must be valid. */
export const updateRequest = (
  draft: SuiteDraft,
  stored: Pick<Suite, 'purpose' | 'versionId'>,
): UpdateSuiteRequest => ({
  ...contentRequest(draft, stored.purpose),
  currentVersionId: stored.versionId,
})

/** The request that changes only the catalogs of a stored suite. */
export const requestWithCatalogs = (
  stored: Suite,
  catalogs: readonly Attached[],
): UpdateSuiteRequest => ({
  ...updateRequest(draftOfSuite(stored), stored),
  catalogs: catalogs.map(attachmentRequest),
})

/** The request that changes only the labels of a stored suite. */
export const requestWithLabels = (stored: Suite, labels: readonly Label[]): UpdateSuiteRequest => ({
  ...updateRequest(draftOfSuite(stored), stored),
  labels: [...labels],
})

/**
 * The request that attaches scenarios to a stored suite, in their latest versions, or detaches them in all versions.
 * Everything else is saved as it is.
 */
export const requestWithScenarios = (
  stored: Suite,
  scenarios: readonly { id: string; displayName?: string }[],
  attach: boolean,
): UpdateSuiteRequest => {
  const { details, content } = draftOfSuite(stored)
  const others = content.specs.filter(
    ({ scenarioId }) => !scenarios.some(({ id }) => id === scenarioId),
  )
  const specs = attach
    ? [...content.specs, ...scenarios.map((scenario) => newSpec(scenario))]
    : others
  return {
    ...updateRequest({ details, content: { ...content, specs } }, stored),
    ...(stored.purpose === 'for_approval' && { purpose: 'evaluation' }),
  }
}

/** Versions of scenarios, by their ids. */
export type NewVersions = ReadonlyMap<string, { displayName: string; versionId: number }>

/**
 * The request that creates a suite with versions of scenarios, to have them approved.
 *
 * @param base the suite to start from: these versions take the place of its own of the same scenarios
 */
export const requestForVersions = (
  title: string,
  type: string,
  versions: NewVersions,
  base?: Suite,
): CreateSuiteRequest => {
  const stored = base && draftOfSuite(base)
  const known = new Set<string>()
  const kept = (stored?.content.specs ?? []).flatMap((spec) => {
    const version = versions.get(spec.scenarioId)
    if (!version) return [spec]
    // A stored suite may hold a scenario twice, in two versions.
    if (known.has(spec.scenarioId)) return []
    known.add(spec.scenarioId)
    return [{ ...spec, scenarioVersionId: version.versionId }]
  })
  const added = [...versions]
    .filter(([id]) => !known.has(id))
    .map(([id, { displayName, versionId }]) => newSpec({ id, displayName }, versionId))
  return createRequest(
    {
      details: {
        description: '',
        targetEnvironmentTypes: [...defaultEnvironmentTypes],
        labels: [],
        ...stored?.details,
        displayName: title,
        type,
      },
      content: {
        attachments: [],
        overrides: [],
        ...stored?.content,
        specs: [...kept, ...added],
      },
    },
    'for_approval',
  )
}
