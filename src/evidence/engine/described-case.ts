import { parametersOfKey, scenarioOfKey } from '@/models/reports/case-identity.ts'
import type { Texts } from './texts.ts'

/** Name of a case to people, from the number of its key. */
export const describeCase = (texts: Texts, key: number) => {
  const text = texts.textOf(key)
  const scenarioId = scenarioOfKey(text)
  return {
    scenarioId,
    scenario: texts.labelOf(key) ?? scenarioId,
    parameters: parametersOfKey(text),
  }
}
