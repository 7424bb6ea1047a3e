import { counted } from '@/lib/count-text.ts'

/** `98.9 %`; `–` where there are too few runs. */
export const rateText = (rate: number | undefined): string =>
  rate === undefined ? '–' : `${(rate * 100).toFixed(rate === 1 ? 0 : 1)} %`

/** Said in place of a rate: `2 tested runs of main in 30 days: too few for a pass rate`. Other branches may have had more. */
export const tooFewText = (runs: number, branch: string | undefined, days: number): string => {
  const what = runs === 0 ? 'No tested run' : counted(runs, 'tested run')
  return `${what}${branch === undefined ? '' : ` of ${branch}`} in ${days} days: too few for a pass rate`
}

/** To the tenth, as it is shown. */
const rounded = (points: number) => Math.round(points * 10) / 10

/** `+1.2`, `−0.6`, `0.0`; undefined where it is not known. */
export const pointsText = (points: number | undefined): string | undefined => {
  if (points === undefined) return undefined
  const shown = rounded(points)
  return `${shown > 0 ? '+' : shown < 0 ? '−' : ''}${Math.abs(shown).toFixed(1)}`
}

/** How a rate has changed: `▼ 1.2 points against the 30 before`. Undefined where that is not known. */
export const rateChange = (
  points: number | undefined,
  days: number,
): { text: string; direction: 'up' | 'down' | 'none' } | undefined => {
  if (points === undefined) return undefined
  const shown = rounded(points)
  const before = `the ${days} before`
  if (shown === 0) return { text: `the same as in ${before}`, direction: 'none' }
  const direction = shown > 0 ? 'up' : 'down'
  const arrow = { up: '▲', down: '▼' }[direction]
  return { text: `${arrow} ${Math.abs(shown).toFixed(1)} points against ${before}`, direction }
}
