import type { Scenario } from '@generated/scenario/types.ts'
import { createStore } from '@/session/store.ts'

/** A scenario of another project whose invitation was accepted in this tab, and that is not there yet. */
export interface AwaitedShare {
  projectId: string
  /** Id of the scenario in the project that shares it. */
  sourceId: string
  /** Any text. */
  name: string
}

/** The scenarios whose sharing is under way. */
export const awaitedShares = createStore<readonly AwaitedShare[]>([])

/** Whether a shared scenario is among those of the project. */
export const hasCome = (
  { sourceId }: Pick<AwaitedShare, 'sourceId'>,
  scenarios: readonly Pick<Scenario, 'sourceScenario'>[],
): boolean => scenarios.some(({ sourceScenario }) => sourceScenario?.id === sourceId)
