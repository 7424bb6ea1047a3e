import type { Figure, Measurement } from './budgets.ts'
import type { Results } from './report.ts'

/** Takes some figures; one that cannot be taken does not keep the others from being. */
export type Take = (
  figures: readonly Figure[],
  measure: () => Promise<{ readonly [figure in Figure]?: number | Measurement }>,
) => Promise<void>

/** Results without a figure yet, and what takes those whose names begin with a wanted text; all where none is. */
export const beginResults = (wanted: readonly string[]): { results: Results; take: Take } => {
  const results: Results = { measured: {}, failures: {} }
  const isWanted = (figure: Figure) =>
    wanted.length === 0 || wanted.some((start) => figure.startsWith(start))
  const take: Take = async (figures, measure) => {
    if (!figures.some(isWanted)) return
    console.log(`${figures.join(', ')} ...`)
    try {
      for (const [figure, measured] of Object.entries(await measure())) {
        results.measured[figure as Figure] =
          typeof measured === 'number' ? { value: measured } : measured
      }
    } catch (error) {
      const [reason] = String(error instanceof Error ? error.message : error).split('\n')
      for (const figure of figures) results.failures[figure] = reason
    }
  }
  return { results, take }
}
