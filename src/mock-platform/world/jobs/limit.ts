import type { Scenario } from '@generated/scenario/types.ts'

/** Whether a scenario has a limit: a gap that is too small at a speed. */
export const hasLimit = (scenario: Scenario | undefined): boolean =>
  ['ego_speed', 'cut_in_gap'].every((name) => scenario?.parameterSet.variables.includes(name))

/** The gap in m that the software needs at a speed in km/h; rain takes a longer one. */
const neededGap = (speed: number, weather: string | undefined) =>
  1.5 + 0.25 * speed + (weather === 'rain' ? 3 : 0)

/**
 * Whether a case lies beyond the limit, where it fails.
 *
 * @param margin how much longer a gap the commit needs than a good one, in m
 */
export const isBeyondLimit = (
  parameters: { readonly [name: string]: string },
  margin: number,
): boolean => {
  const { ego_speed: speed, cut_in_gap: gap, weather } = parameters
  return Number(gap) < neededGap(Number(speed), weather) + margin
}
