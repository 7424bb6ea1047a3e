import type {
  AttachmentRequest,
  CreateSuiteRequest,
  EnvironmentType,
  ScenarioType,
  Suite,
  SuiteContent,
  SuitePurpose,
  SuiteSpec,
  SuiteSpecRequest,
  UpdateSuiteRequest,
} from '@generated/evaluation/types.ts'
import { filledLabels, type Label } from '@/lib/labels.ts'
import { draftOf, type OverrideDraft, overrideOf } from './overrides.ts'

/** A version that was there before the user chose anything. */
type GivenVersion = { versionId: number | undefined }

/** A scenario of a suite while the suite is edited. */
export interface SpecDraft {
  /** Tells the scenarios of the draft apart. */
  key: string
  scenarioId: string
  scenarioDisplayName: string
  /** Undefined for Latest. */
  scenarioVersionId: number | undefined
  /** The version that the address or the stored suite gives; undefined where it gives none. */
  givenVersion: GivenVersion | undefined
  /** The scenario must succeed. */
  essential: boolean
  /** The result of the scenario does not count (N/A). */
  unavailable: boolean
  /** What the suite overrides for this scenario. */
  overrides: readonly OverrideDraft[]
  /** What is stored as overridden at the level of the scenario itself. */
  scenarioOverrides: readonly OverrideDraft[]
}

/** A catalog of a suite while the suite is edited. */
export interface AttachmentDraft {
  catalogId: string
  catalogDisplayName: string
  /** Undefined for Latest. */
  catalogVersionId: string | undefined
}

/** What is typed and chosen in fields. */
export interface DetailsDraft {
  displayName: string
  description: string
  type: ScenarioType
  targetEnvironmentTypes: EnvironmentType[]
  labels: Label[]
}

/** What is chosen in lists. */
export interface ContentDraft {
  specs: readonly SpecDraft[]
  attachments: readonly AttachmentDraft[]
  /** What the suite overrides for all of its scenarios. */
  overrides: readonly OverrideDraft[]
}

/** Everything of a suite that the wizard saves, besides its purpose. */
export interface SuiteDraft {
  details: DetailsDraft
  content: ContentDraft
}

/** A scenario that is newly chosen, in its latest version unless one is given. */
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

/** A stored suite, to be edited. */
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

/** True when the version is the one that the address or the stored suite gives. */
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

const contentRequest = ({ details, content }: SuiteDraft, purpose: SuitePurpose): SuiteContent => ({
  title: details.displayName.trim(),
  description: details.description,
  specs: content.specs.map(specRequest),
  catalogs: content.attachments.map(attachmentRequest),
  targetEnvironmentTypes: details.targetEnvironmentTypes,
  purpose,
  parameterSetOverrides: content.overrides.map(overrideOf),
  labels: filledLabels(details.labels),
})

/** What creates the suite; the draft has no problems. */
export const createRequest = (draft: SuiteDraft, purpose: SuitePurpose): CreateSuiteRequest => ({
  ...contentRequest(draft, purpose),
  type: draft.details.type,
})

/** What saves a new version of the suite; the draft has no problems. */
export const updateRequest = (
  draft: SuiteDraft,
  stored: Pick<Suite, 'purpose' | 'versionId'>,
): UpdateSuiteRequest => ({
  ...contentRequest(draft, stored.purpose),
  currentVersionId: stored.versionId,
})

/** What saves a stored suite with these catalogs, and otherwise as it is. */
export const requestWithCatalogs = (
  stored: Suite,
  catalogs: readonly Attached[],
): UpdateSuiteRequest => ({
  ...updateRequest(draftOfSuite(stored), stored),
  catalogs: catalogs.map(attachmentRequest),
})
