import type { CaseReport } from '@generated/evaluation/types.ts'
import { parameterNamesOf } from '@/models/reports/case-parameters.ts'
import { limitMoves, limitOf, moveText } from './space-limit.ts'
import { axesOf, otherParameters, type Space, sliceAmong, spaceOf } from './space-model.ts'

type Swept = Pick<CaseReport, 'scenario' | 'scenarioParameters' | 'status'>

/** Fewest cases of a scenario that is swept over its parameters. */
const fewestCases = 20

/** A scenario that a job ran over two parameters or more. */
export interface Sweep<Case> {
  scenarioId: string
  name: string
  /** As its page shows it at first. */
  space: Space<Case>
  before: Space<Case> | undefined
  /** How its limit has moved, or how many of the shown cases failed. */
  text: string
}

const sweepOf = <Case extends Swept>(
  cases: readonly Case[],
  before: readonly Case[] | undefined,
) => {
  const { varying } = parameterNamesOf(cases)
  const axes = axesOf(varying, {})
  const [first] = cases
  if (!first || axes?.up === undefined || cases.length < fewestCases) return []
  const slice = sliceAmong(otherParameters(cases, varying, axes), new Map())
  const space = spaceOf(cases, axes, slice)
  if (limitOf(space).length === 0) return []
  const { id, displayName } = first.scenario
  const own = before?.filter(({ scenario }) => scenario.id === id) ?? []
  const earlier = own.length > 0 ? spaceOf(own, axes, slice, space) : undefined
  const limit = earlier && limitMoves(space, earlier)
  const shown = space.cells.flatMap((cell) => cell.cases)
  const failed = shown.filter(({ status }) => status === 'failed').length
  const text = (limit && moveText(limit, axes)) ?? `${failed} of ${shown.length} cases failed.`
  const sweep: Sweep<Case> = { scenarioId: id, name: displayName, space, before: earlier, text }
  return [{ sweep, moves: limit?.moves.length ?? 0, failed }]
}

/**
 * The scenarios that make up half of a job or more, were swept over their parameters and have a limit between passing
 * and failing: the one whose limit has moved in most places first, then the one that failed most.
 */
export const sweepsOf = <Case extends Swept>(
  cases: readonly Case[],
  before: readonly Case[] | undefined,
): Sweep<Case>[] =>
  [...Map.groupBy(cases, ({ scenario }) => scenario.id).values()]
    // In a job of many scenarios it would take the room of the causes.
    .filter((own) => own.length >= cases.length / 2)
    .flatMap((own) => sweepOf(own, before))
    .sort((one, other) => other.moves - one.moves || other.failed - one.failed)
    .map(({ sweep }) => sweep)
