import type { Measurement } from '../budgets.ts'

/** The middle of some values. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The middle of each figure over some runs, one after the other. */
export const medians = async <Figures extends { [figure in keyof Figures]: number }>(
  runs: number,
  measure: () => Promise<Figures>,
): Promise<Figures> => {
  const found: Figures[] = []
  while (found.length < runs) found.push(await measure())
  const figures = Object.keys(found[0] ?? {}) as (keyof Figures)[]
  return Object.fromEntries(
    figures.map((figure) => [figure, median(found.map((each) => each[figure]))]),
  ) as Figures
}

/** Half of the values lie between these two. */
export const quartiles = (values: readonly number[]): [number, number] => {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.round(part * (sorted.length - 1))] ?? Number.NaN
  return [at(0.25), at(0.75)]
}

/** Half of the values lie so near to each other, by their middle. */
const spreadOf = (values: readonly number[]) => {
  const [low, high] = quartiles(values)
  return (high - low) / median(values)
}

/**
 * Measures the console and the reference in turn, so that whatever else the machine does slows both, and
 * takes the median of each. A first run of both, which also warms up the servers, does not count.
 */
export const alternately = async (
  runs: number,
  ofConsole: () => Promise<number>,
  ofReference: () => Promise<number>,
): Promise<Measurement> => {
  const [values, references]: [number[], number[]] = [[], []]
  for (let run = 0; run <= runs; run++) {
    const [value, reference] = [await ofConsole(), await ofReference()]
    if (run === 0) continue
    values.push(value)
    references.push(reference)
  }
  return { value: median(values), reference: median(references), spread: spreadOf(references) }
}
