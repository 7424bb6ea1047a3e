import type { CaseReport } from '@generated/evaluation/types.ts'
import { statusWord } from '@/ui/feedback/status.tsx'
import {
  axisNames,
  type CellState,
  type Place,
  type Space,
  type SpaceCell,
} from '../model/parameter-space.ts'
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

/** What a place of a space tells: its values, what came of its cases, and what the colour tells of them. */
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
