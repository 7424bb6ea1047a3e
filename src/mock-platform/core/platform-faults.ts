import type { Fault, PlannedFault } from '@/demo-protocol/demo-answers.ts'
import type { Plan } from '@/transport/codec.ts'

/** The faults in force, oldest first. */
export interface Faults {
  list(): PlannedFault[]
  add(planned: PlannedFault): void
  /** Takes back all faults, or those of one operation. */
  clear(operation?: string): void
  /** The fault that hits this call, and one less to come; the newest one that fits. */
  take(operation: string): Fault | undefined
}

/** Starts without faults. */
export const createFaults = (): Faults => {
  let planned: PlannedFault[] = []
  return {
    list: () => structuredClone(planned),
    add: (fault) => {
      planned.push({ ...fault })
    },
    clear: (operation) => {
      planned = operation ? planned.filter((fault) => fault.operation !== operation) : []
    },
    take: (operation) => {
      const hit = planned.findLast(
        (fault) => fault.operation === '*' || fault.operation === operation,
      )
      if (!hit) return undefined
      if (hit.times !== undefined) {
        hit.times -= 1
        if (hit.times <= 0) planned = planned.filter((fault) => fault !== hit)
      }
      return hit.fault
    },
  }
}

const damageOf = (value: unknown): unknown => {
  if (Array.isArray(value) && value.length > 0) return [damageOf(value[0]), ...value.slice(1)]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { unexpected: true }
  }
  const [first] = Object.entries(value)
  return first ? { ...value, [first[0]]: damageOf(first[1]) } : 'unexpected'
}

/** Fields that hold free text, in every contract. */
const textFields = new Set([
  'area_map_name',
  'branch',
  'branch_filter',
  'catalog_display_name',
  'component_name',
  'default_job_description',
  'description',
  'display_name',
  'fail_message',
  'failure_cause_labels',
  'filename',
  'formatted_parameter',
  'image_uri',
  'key',
  'labels',
  'message',
  'name',
  'owner',
  'package_name',
  'release_name',
  'repo',
  'scenario_display_name',
  'user_name',
  'value',
])

/** Fields that hold a number without a bound, in every contract. */
const countFields = new Set(['failure_count', 'size', 'success_count', 'total_count'])

const longLength = 300

/** As long as anything gets, without a blank to wrap at; a Hebrew letter makes a text run from right to left. */
const lengthened = (text: string) => {
  const letters = text.replaceAll(/\s/g, '') || 'x'
  const start = text.length % 3 === 0 ? 'ש' : ''
  return start + letters.repeat(Math.ceil(longLength / letters.length)).slice(0, longLength - 1)
}

/** A wire body with all its free texts and counts as long as they get. */
export const longBody = (body: unknown, field = ''): unknown => {
  if (Array.isArray(body)) return body.map((item) => longBody(item, field))
  if (typeof body === 'object' && body !== null) {
    return Object.fromEntries(
      Object.entries(body).map(([key, value]) => [key, longBody(value, key)]),
    )
  }
  if (typeof body === 'string' && textFields.has(field)) return lengthened(body)
  if (typeof body === 'number' && countFields.has(field)) return body + 9_876_543_210
  return body
}

/** What a later version of a service says that no contract lists. */
const unlistedValue = 'newly_added'

/** Fields of open enums that the codec lets through as any text. */
const openTextFields = new Set([
  'environment_type',
  'purpose',
  'rate',
  'reason',
  'status',
  'target_environment_types',
  'type',
])

/** A wire body with a value that is not listed wherever its contract lets a service add some. */
export const unlistedBody = (plan: Plan, body: unknown, field = ''): unknown => {
  if (body === undefined || body === null) return body
  switch (plan.kind) {
    case 'enumeration':
      return plan.open ? unlistedValue : body
    case 'string':
      return openTextFields.has(field) ? unlistedValue : body
    case 'nullable':
      return unlistedBody(plan.value, body, field)
    case 'reference':
      return unlistedBody(plan.target(), body, field)
    case 'list':
      return (body as unknown[]).map((item) => unlistedBody(plan.item, item, field))
    case 'map':
      return Object.fromEntries(
        Object.entries(body).map(([key, item]) => [key, unlistedBody(plan.item, item)]),
      )
    case 'object': {
      const fields = body as { readonly [name: string]: unknown }
      const changed = plan.fields.map(
        ({ wire, plan: inner }) => [wire, unlistedBody(inner, fields[wire], wire)] as const,
      )
      return { ...fields, ...Object.fromEntries(changed) }
    }
    case 'choice': {
      const { by, alternatives } = plan
      const fields = body as { readonly [name: string]: unknown }
      const chosen = alternatives.find((alternative) =>
        by
          ? alternative.value === fields[by.wire]
          : alternative.plan.fields.every(({ required, wire }) => !required || wire in fields),
      )
      return chosen ? unlistedBody(chosen.plan, body) : body
    }
    default:
      return body
  }
}

/** Body text of an answer that a fault damages on its way. */
export const damagedText = (kind: 'malformed' | 'wrong-shape' | 'empty', body: unknown) => {
  switch (kind) {
    case 'malformed':
      return '{"unfinished": ['
    case 'wrong-shape':
      return JSON.stringify(damageOf(body))
    case 'empty':
      return ''
  }
}
