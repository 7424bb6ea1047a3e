import type { ParameterOverride } from '@generated/evaluation/types.ts'
import type { ParameterType } from '@generated/scenario/types.ts'
import type { Parameter } from './suite-parameters.ts'

/** Maximum number of values in a list override. */
export const maxValuesPerParameter = 100

/** Draft of a list override. */
export interface ListDraft {
  kind: 'list'
  name: string
  values: readonly string[]
}

/** Draft of a range override; its numbers are still text. */
export interface RangeDraft {
  kind: 'range'
  name: string
  start: string
  stop: string
  step: string
  /** Stored without a stop: the field may stay empty. */
  openEnded: boolean
}

export type OverrideDraft = ListDraft | RangeDraft

/** The fields of a range, in form order. */
export const rangeFields = ['start', 'stop', 'step'] as const

export type RangeField = (typeof rangeFields)[number]

/** Labels of the fields of a range. */
export const rangeFieldNames = {
  start: 'Start',
  stop: 'Stop',
  step: 'Step',
} as const satisfies Record<RangeField, string>

const messages = {
  required: 'Required',
  notANumber: 'This value cannot be treated as a numerical value',
  invalid: 'Invalid value',
} as const

/** Kinds of override, by parameter type. */
const kindsOfType = {
  double: ['range', 'list'],
  string: ['list'],
  empty: ['list'],
} as const satisfies Record<ParameterType, readonly OverrideDraft['kind'][]>

/** Kinds of override for a parameter of this type. */
export const kindsOf = (type: ParameterType): readonly OverrideDraft['kind'][] => kindsOfType[type]

const number = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** Longer texts are no numbers: on many digits the pattern would take quadratic time. */
const maxNumberLength = 200

const isNumber = (text: string): boolean =>
  text.length <= maxNumberLength && number.test(text.trim()) && Number.isFinite(Number(text))

/** Error text for one field of a range; undefined when valid. */
export const rangeFieldError = (range: RangeDraft, field: RangeField): string | undefined => {
  const text = range[field].trim()
  if (text === '') return field === 'stop' && range.openEnded ? undefined : messages.required
  if (!isNumber(text)) return messages.notANumber
  return field === 'step' && !stepReachesStop(range) ? messages.invalid : undefined
}

/** Whether the step leads from start to stop; true while one is not a number. */
const stepReachesStop = ({ start, stop, step }: RangeDraft): boolean => {
  if (Number(step) === 0) return false
  if (!isNumber(start) || !isNumber(stop)) return true
  return (Number(stop) - Number(start)) * Number(step) >= 0
}

/** Error text for one value of a list; undefined when valid. A text may be empty. */
export const listValueError = (type: ParameterType, value: string): string | undefined =>
  type === 'double' && !isNumber(value) ? messages.invalid : undefined

/** Every error in an override, each naming its field. */
export const overrideProblems = (draft: OverrideDraft, type: ParameterType): string[] => {
  const fields =
    draft.kind === 'range'
      ? rangeFields.map((field) => [rangeFieldNames[field], rangeFieldError(draft, field)] as const)
      : draft.values.map((value, at) => [`No.${at + 1}`, listValueError(type, value)] as const)
  return fields.flatMap(([place, error]) =>
    error === undefined ? [] : [`${draft.name}, ${place}: ${error}`],
  )
}

/** Why no value can be added; undefined when one can be. */
export const whyNotAddValue = (draft: OverrideDraft): string | undefined => {
  if (draft.kind === 'range') return 'A parameter with a range has no further values.'
  return draft.values.length >= maxValuesPerParameter
    ? `A parameter has at most ${maxValuesPerParameter} values.`
    : undefined
}

/** Why no value can be removed; undefined when one can. */
export const whyNotRemoveValue = (draft: ListDraft): string | undefined =>
  draft.values.length <= 1 ? 'At least one value is needed.' : undefined

/** Type by which an override is checked; inferred from the draft for a parameter that no scenario has. */
export const typeOfDraft = (
  draft: OverrideDraft,
  parameters: readonly Parameter[],
): ParameterType => {
  const known = parameters.find(({ name }) => name === draft.name)?.type
  return known ?? (draft.kind === 'range' ? 'double' : 'empty')
}

/** A new list override, prefilled with the parameter's values. */
export const newList = ({ name, values }: Parameter): ListDraft => ({
  kind: 'list',
  name,
  values: values.length > 0 ? values.slice(0, maxValuesPerParameter) : [''],
})

/** A new, empty range override. */
export const newRange = ({ name }: Pick<Parameter, 'name'>): RangeDraft => ({
  kind: 'range',
  name,
  start: '',
  stop: '',
  step: '',
  openEnded: false,
})

/** The draft of a stored override. */
export const draftOf = (override: ParameterOverride): OverrideDraft =>
  'values' in override
    ? { kind: 'list', name: override.name, values: override.values }
    : {
        kind: 'range',
        name: override.name,
        start: String(override.start),
        stop: override.stop === undefined ? '' : String(override.stop),
        step: String(override.step),
        openEnded: override.stop === undefined,
      }

/** The override for the request; the draft must be valid. */
export const overrideOf = (draft: OverrideDraft): ParameterOverride => {
  const { name } = draft
  if (draft.kind === 'list') return { name, values: [...draft.values] }
  return {
    name,
    start: Number(draft.start),
    ...(draft.stop.trim() !== '' && { stop: Number(draft.stop) }),
    step: Number(draft.step),
  }
}
