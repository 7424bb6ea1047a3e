import type { CaseReport } from '@generated/evaluation/types.ts'
import {
  axisNames,
  type CellState,
  type Place,
  type Space,
  type SpaceCell,
} from '@/models/parameter-space/space-model.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import type { Shade } from './space-shapes.ts'

const words = {
  passed: 'Passed',
  failed: 'Failed',
  mixed: 'Mixed',
  open: 'No result',
  unavailable: 'N/A',
} as const satisfies { readonly [state in CellState]: string }

const wordOf = ({ state, cases }: SpaceCell<CaseReport>) => {
  const failed = cases.filter(({ status }) => status === 'failed').length
  if (state === 'mixed') return `${failed} of ${cases.length} cases failed`
  const [first] = cases
  const word = state === 'open' && first ? statusWord(first.status) : words[state]
  return cases.length > 1 ? `${cases.length} cases, ${word}` : word
}

/** The text of a place: its values, the results of its cases, and the number that its colour shows. */
export const placeText = (
  space: Space<CaseReport>,
  { x, y }: Place,
  shade: Shade | undefined,
): string => {
  const cell = space.at(x, y)
  const values = [space.columns[x], space.rows[y]]
  const name = axisNames(space)
    .map((parameter, axis) => `${parameter} ${values[axis] || '(none)'}`)
    .join(', ')
  const value = cell && shade?.numberOf(cell)
  const told = value === undefined ? '' : `, ${shade?.textOf(value)}`
  return `${name}: ${cell ? wordOf(cell) : 'No case'}${told}`
}
