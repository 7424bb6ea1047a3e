import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import type {
  BatchGetScenariosAnswer,
  Scenario,
  ScenarioLookup,
} from '@generated/scenario/types.ts'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { chunk } from '../model/batches.ts'
import type { SpecDraft } from '../model/draft.ts'
import {
  type Facts,
  factKey,
  factsOf,
  factsOfAnswer,
  lookupOf,
  type VersionFacts,
} from '../model/facts.ts'

const none: Facts = new Map()

type Entries = ReturnType<typeof factsOfAnswer>

// Answers come one by one, and each is read once: a suite can take many of them.
const readAnswers = new WeakMap<BatchGetScenariosAnswer, Entries>()

const entriesOf = (
  items: readonly ScenarioLookup[],
  answer: BatchGetScenariosAnswer | undefined,
): Entries => {
  if (!answer) return []
  const entries = readAnswers.get(answer) ?? factsOfAnswer(items, answer.found)
  readAnswers.set(answer, entries)
  return entries
}

const combine = (results: UseQueryResult<BatchGetScenariosAnswer>[]) => ({
  answers: results.map(({ data }) => data),
  pending: results.map(({ isPending }) => isPending),
})

/** The scenarios that have been chosen so far, in groups that never change, so that each is asked for once. */
const useBatches = (specs: readonly SpecDraft[]): readonly ScenarioLookup[][] => {
  const [batches, setBatches] = useState<readonly ScenarioLookup[][]>([])
  const asked = useMemo(() => new Set(batches.flat().map(factKey)), [batches])
  const fresh = new Map<string, ScenarioLookup>()
  for (const spec of specs) {
    const item = lookupOf(spec)
    const key = factKey(item)
    if (!asked.has(key)) fresh.set(key, item)
  }
  if (fresh.size > 0) setBatches([...batches, ...chunk([...fresh.values()])])
  return batches
}

interface ScenarioFacts {
  /** What is known of the chosen versions. */
  facts: Facts
  /** True while something of a chosen version is still being asked for. */
  pending: boolean
  /** Takes over what a list has told already: scenarios as their latest versions, or just a version. */
  learn: (scenarios: readonly Scenario[], as: 'latest' | 'version') => void
}

/** What the scenario service tells about the chosen versions, looked up in batches. */
export const useScenarioFacts = (projectId: string, specs: readonly SpecDraft[]): ScenarioFacts => {
  const [learned, setLearned] = useState<Facts>(none)
  const batches = useBatches(specs)
  // Kept, as reading the keys of many look-ups anew on every render would take long.
  const queries = useMemo(
    () => batches.map((items) => batchGetScenarioVersionsQueryOptions({ projectId }, { items })),
    [projectId, batches],
  )
  const { answers, pending } = useQueries({ queries, combine })

  const facts = useMemo<Facts>(() => {
    const known = new Map(learned)
    for (const [index, items] of batches.entries()) {
      // A batch that failed tells nothing, not even what does not exist.
      for (const [key, fact] of entriesOf(items, answers[index])) known.set(key, fact)
    }
    return known
  }, [learned, batches, answers])

  const waiting = useMemo(
    () =>
      new Set(batches.filter((_, index) => pending[index]).flatMap((items) => items.map(factKey))),
    [batches, pending],
  )

  const learn = useCallback<ScenarioFacts['learn']>((scenarios, as) => {
    const news = scenarios.map((scenario): [string, VersionFacts] => {
      const scenarioVersionId = as === 'version' ? scenario.versionId : undefined
      const item = { scenarioId: scenario.id, ...(scenarioVersionId && { scenarioVersionId }) }
      return [factKey(item), factsOf(scenario)]
    })
    setLearned((known) => new Map([...known, ...news]))
  }, [])

  return {
    facts,
    pending: specs.some((spec) => {
      const key = factKey(lookupOf(spec))
      return waiting.has(key) && !facts.has(key)
    }),
    learn,
  }
}
