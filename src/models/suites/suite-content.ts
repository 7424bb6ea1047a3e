import { type AttachmentDraft, type ContentDraft, newSpec, type SpecDraft } from './suite-draft.ts'

/** A change of one chosen scenario. */
export type SpecChange = Partial<
  Pick<
    SpecDraft,
    'scenarioVersionId' | 'essential' | 'unavailable' | 'overrides' | 'scenarioOverrides'
  >
>

/** Appends scenarios in their latest versions; those already chosen stay as they are. */
export const chooseScenarios = (
  content: ContentDraft,
  scenarios: readonly { id: string; displayName: string }[],
): ContentDraft => {
  const chosen = new Set(content.specs.map(({ scenarioId }) => scenarioId))
  const added = scenarios.filter(({ id }) => !chosen.has(id)).map((scenario) => newSpec(scenario))
  return added.length === 0 ? content : { ...content, specs: [...content.specs, ...added] }
}

/** Removes a scenario, in all of its versions. */
export const unchooseScenario = (content: ContentDraft, scenarioId: string): ContentDraft => ({
  ...content,
  specs: content.specs.filter((spec) => spec.scenarioId !== scenarioId),
})

/** Removes these entries. */
export const removeSpecs = (
  content: ContentDraft,
  removed: readonly { key: string }[],
): ContentDraft => {
  const keys = new Set(removed.map(({ key }) => key))
  return { ...content, specs: content.specs.filter(({ key }) => !keys.has(key)) }
}

/** Puts removed entries back, at the end; those that are there again meanwhile stay as they are. */
export const restoreSpecs = (
  content: ContentDraft,
  removed: readonly SpecDraft[],
): ContentDraft => {
  const keys = new Set(content.specs.map(({ key }) => key))
  return { ...content, specs: [...content.specs, ...removed.filter(({ key }) => !keys.has(key))] }
}

/** Changes one entry; the others keep their identity. */
export const changeSpec = (
  content: ContentDraft,
  key: string,
  change: SpecChange,
): ContentDraft => ({
  ...content,
  specs: content.specs.map((spec) => (spec.key === key ? { ...spec, ...change } : spec)),
})

/** Attaches a catalog, or detaches the attached one. */
export const toggleAttachment = (
  content: ContentDraft,
  attachment: AttachmentDraft,
): ContentDraft => {
  const others = content.attachments.filter(({ catalogId }) => catalogId !== attachment.catalogId)
  const attached = others.length < content.attachments.length
  return { ...content, attachments: attached ? others : [...content.attachments, attachment] }
}

/** Why a suite cannot be attached to a catalog; undefined when it can be. */
export const whyNotAttach = (catalog: {
  deprecated: boolean
  sharedFrom?: string
}): string | undefined => {
  if (catalog.deprecated) return 'The catalog is deleted.'
  return catalog.sharedFrom ? 'The catalog is shared in and cannot be run.' : undefined
}

/** True when any override is set, for the whole suite or for one of its scenarios. */
export const hasOverrides = (content: ContentDraft): boolean =>
  content.overrides.length > 0 ||
  content.specs.some((spec) => spec.overrides.length > 0 || spec.scenarioOverrides.length > 0)
