import type { Fault, PlannedFault } from '@/demo-protocol/demo-answers.ts'

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
