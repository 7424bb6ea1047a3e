import { searchBy } from '@/lib/search-words.ts'

/** The searched fields of a suite's scenario. */
interface NamedSpec {
  scenarioId: string
  scenarioDisplayName: string
}

const findSpecs = searchBy(
  ({ scenarioDisplayName }: NamedSpec) => [scenarioDisplayName],
  ({ scenarioId }) => [scenarioId],
)

/** The scenarios of a suite with all of these words in name and id; all for an empty text. */
export const matchSpecs = <Spec extends NamedSpec>(specs: readonly Spec[], text: string): Spec[] =>
  specs.filter(findSpecs(text))
