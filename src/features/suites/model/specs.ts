import { containsText } from '@/lib/text.ts'

/** What a scenario of a suite is found by. */
interface NamedSpec {
  scenarioId: string
  scenarioDisplayName: string
}

/** The scenarios of a suite whose name or id holds the text, whatever the case; all for an empty text. */
export const matchSpecs = <Spec extends NamedSpec>(
  specs: readonly Spec[],
  text: string,
): Spec[] => {
  const part = text.trim()
  if (part === '') return [...specs]
  return specs.filter(
    (spec) => containsText(spec.scenarioDisplayName, part) || containsText(spec.scenarioId, part),
  )
}
