import { containsText } from '@/lib/text.ts'

/** The searched fields of a suite's scenario. */
interface NamedSpec {
  scenarioId: string
  scenarioDisplayName: string
}

/** The scenarios of a suite whose name or id contains the text, ignoring case; all for an empty text. */
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
