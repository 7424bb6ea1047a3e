import type { Scenario } from '@generated/scenario/types.ts'
import { diffArrays, diffWordsWithSpace } from 'diff'
import { indentJson } from '@/lib/indent-json.ts'
import { keysOf } from '@/lib/objects.ts'
import { reviewName } from '@/models/suites/review-names.ts'
import { parametersOf } from '@/models/suites/suite-parameters.ts'
import { assetName, mapName } from './scenario.ts'

/** A part of two versions of a scenario that is not the same. */
export interface FieldChange {
  label: string
  /** Empty where the version has none. */
  before: string
  after: string
}

/** The fields that are compared besides parameters and content, in order, each as text. */
const fields = {
  Name: ({ displayName }) => displayName,
  Change: ({ changeMessage = '' }) => changeMessage,
  Review: ({ review: { status, comment = '' } }) => [reviewName(status), comment].join('\n').trim(),
  Description: ({ description = '' }) => description,
  Type: ({ type }) => type,
  Tags: ({ tags }) => tags.join(', '),
  'Area map': ({ areaMap }) => (areaMap ? `${mapName(areaMap)}, version ${areaMap.versionId}` : ''),
  Asset: ({ asset }) => (asset ? `${assetName(asset)}, version ${asset.versionId}` : ''),
  Bag: ({ bagId = '' }) => bagId,
  'T4 datasets': ({ t4DatasetIds = [] }) => t4DatasetIds.join(', '),
} as const satisfies Record<string, (scenario: Scenario) => string>

const parameterTexts = ({ parameterSet }: Scenario) =>
  new Map(
    parametersOf([parameterSet]).map(({ name, type, values }) => [
      name,
      `${type}: ${values.join(', ')}`,
    ]),
  )

/** The fields of a version that say something, besides parameters and content. */
export const shownFields = (scenario: Scenario): { label: string; text: string }[] =>
  keysOf(fields)
    .map((label) => ({ label, text: fields[label](scenario) }))
    .filter(({ text }) => text !== '')

/** A part of a text; `isOther` if the text that it is compared with has something else there. */
export interface TextPart {
  text: string
  isOther: boolean
}

/** Longest texts that are compared by their words, in characters. */
const longestWords = 2000

/** Two texts in parts by what differs. */
export const wordParts = (
  before: string,
  after: string,
): { before: readonly TextPart[]; after: readonly TextPart[] } => {
  if (before.length + after.length > longestWords) {
    return { before: [{ text: before, isOther: true }], after: [{ text: after, isOther: true }] }
  }
  const parts = diffWordsWithSpace(before, after)
  const partOf = ({ value, added, removed }: (typeof parts)[number]) => ({
    text: value,
    isOther: added || removed,
  })
  return {
    before: parts.filter(({ added }) => !added).map(partOf),
    after: parts.filter(({ removed }) => !removed).map(partOf),
  }
}

/** The differences between two versions, besides their content. */
export const changedFields = (before: Scenario, after: Scenario): FieldChange[] => {
  const [earlier, later] = [parameterTexts(before), parameterTexts(after)]
  const names = [...new Set([...earlier.keys(), ...later.keys()])]
  return [
    ...keysOf(fields).map((label) => ({
      label,
      before: fields[label](before),
      after: fields[label](after),
    })),
    ...names.map((name) => ({
      label: `Parameter ${name}`,
      before: earlier.get(name) ?? '',
      after: later.get(name) ?? '',
    })),
  ].filter((change) => change.before !== change.after)
}

/** A line of two texts side by side, or several that are left out because they are the same. */
export type DiffRow =
  | { kind: 'same'; text: string }
  | { kind: 'changed'; before: string | undefined; after: string | undefined }
  | { kind: 'gap'; lines: number }

/** Lines that are shown around a change. */
const context = 3

/** Most lines that may differ; finding more of them would hold up the page. */
const mostEdits = 2000

const sameRows = (lines: readonly string[], isFirst: boolean, isLast: boolean): DiffRow[] => {
  const head = isFirst ? 0 : context
  const tail = isLast ? 0 : context
  const rows = lines.map((text): DiffRow => ({ kind: 'same', text }))
  const left = lines.length - head - tail
  // A gap takes a line itself.
  if (left <= 1) return rows
  return [...rows.slice(0, head), { kind: 'gap', lines: left }, ...rows.slice(rows.length - tail)]
}

/** Two texts line by line, what changed side by side; undefined when too much differs. */
export const diffRows = (
  before: readonly string[],
  after: readonly string[],
): DiffRow[] | undefined => {
  const parts = diffArrays([...before], [...after], { maxEditLength: mostEdits })
  if (!parts) return undefined
  const rows: DiffRow[] = []
  for (let at = 0; at < parts.length; at += 1) {
    const { value = [], added, removed } = parts[at] ?? {}
    if (!added && !removed) {
      rows.push(...sameRows(value, at === 0, at === parts.length - 1))
      continue
    }
    const other = parts[at + 1]
    const isPair = removed && other?.added === true
    const [left, right] = [removed ? value : [], isPair ? other.value : added ? value : []]
    for (let line = 0; line < Math.max(left.length, right.length); line += 1) {
      rows.push({ kind: 'changed', before: left[line], after: right[line] })
    }
    if (isPair) at += 1
  }
  return rows
}

/** Most characters of a content that are compared. */
const comparedContent = 200_000

/** The lines of the content of a version: of JSON, one for each value. */
export const contentLines = ({ scenarioFormat }: Pick<Scenario, 'scenarioFormat'>): string[] =>
  scenarioFormat ? indentJson(scenarioFormat, comparedContent).split('\n') : []
