import type { ParameterOverride } from '@generated/evaluation/types.ts'
import { nameLimit } from './suite-details.ts'

/** Name of a suite that runs a part of a scenario's parameter space. */
export const narrowedName = (scenarioName: string): string => {
  const name = `Narrowed: ${scenarioName.trim()}`
  if (name.length <= nameLimit) return name
  // A character of two parts is not cut in half.
  return `${name.slice(0, nameLimit - 1).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const part = (text: string) => encodeURIComponent(text.toWellFormed())

const textOf = (override: ParameterOverride) =>
  'values' in override
    ? ['list', override.name, ...override.values]
    : ['range', override.name, override.start, override.stop ?? '', override.step].map(String)

/** Writes overrides for an address: a range as its start, stop and step, a list as its values. */
export const writeOverrides = (overrides: readonly ParameterOverride[]): string[] =>
  overrides.map((override) => textOf(override).map(part).join(':'))

const numberOf = (text: string | undefined) =>
  text === undefined || text.trim() === '' || !Number.isFinite(Number(text))
    ? undefined
    : Number(text)

const readOverride = (text: string): ParameterOverride[] => {
  const [kind, name, ...values] = text.split(':').map(decodeURIComponent)
  if (!name) return []
  if (kind === 'list') return values.length > 0 ? [{ name, values }] : []
  const [start, stop, step] = values.map(numberOf)
  return kind === 'range' && values.length === 3 && start !== undefined && step
    ? [{ name, start, ...(stop !== undefined && { stop }), step }]
    : []
}

/** Reads overrides from an address, at most one for each parameter; what is none is left out. */
export const readOverrides = (texts: readonly string[] = []): ParameterOverride[] => {
  const found = texts.flatMap((text) => {
    try {
      return readOverride(text)
    } catch {
      // Not encoded.
      return []
    }
  })
  return [...new Map(found.map((override) => [override.name, override])).values()]
}
