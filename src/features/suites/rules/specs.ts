import { containsText } from '@/lib/text.ts'

/** What a scenario of a suite is sorted and found by. */
interface NamedSpec {
  scenarioId: string
  scenarioDisplayName: string
}

const collator = new Intl.Collator('en', { numeric: true })

/** The scenarios of a suite by name, then by id. */
export const sortSpecs = <Spec extends NamedSpec>(specs: readonly Spec[]): Spec[] =>
  specs.toSorted(
    (a, b) =>
      collator.compare(a.scenarioDisplayName, b.scenarioDisplayName) ||
      collator.compare(a.scenarioId, b.scenarioId),
  )

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
