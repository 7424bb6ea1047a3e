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
  lookupOf,
  type VersionInfo,
  type VersionInfos,
  versionInfoOf,
  versionInfosOf,
  versionKey,
} from '../model/version-infos.ts'

const none: VersionInfos = new Map()

type Entries = ReturnType<typeof versionInfosOf>

// Answers come one by one, and each is read once: a suite can take many of them.
const readAnswers = new WeakMap<BatchGetScenariosAnswer, Entries>()

const entriesOf = (
  items: readonly ScenarioLookup[],
  answer: BatchGetScenariosAnswer | undefined,
): Entries => {
  if (!answer) return []
  const entries = readAnswers.get(answer) ?? versionInfosOf(items, answer.found)
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
  const asked = useMemo(() => new Set(batches.flat().map(versionKey)), [batches])
  const fresh = new Map<string, ScenarioLookup>()
  for (const spec of specs) {
    const item = lookupOf(spec)
    const key = versionKey(item)
    if (!asked.has(key)) fresh.set(key, item)
  }
  if (fresh.size > 0) setBatches([...batches, ...chunk([...fresh.values()])])
  return batches
}

interface VersionLookups {
  /** What is known of the chosen versions. */
  versionInfos: VersionInfos
  /** True while something of a chosen version is still being asked for. */
  pending: boolean
  /** Takes over what a list has told already: scenarios as their latest versions, or just a version. */
  remember: (scenarios: readonly Scenario[], as: 'latest' | 'version') => void
}

/** What the scenario service tells about the chosen versions, looked up in batches. */
export const useVersionInfos = (projectId: string, specs: readonly SpecDraft[]): VersionLookups => {
  const [seen, setLearned] = useState<VersionInfos>(none)
  const batches = useBatches(specs)
  // Kept, as reading the keys of many look-ups anew on every render would take long.
  const queries = useMemo(
    () => batches.map((items) => batchGetScenarioVersionsQueryOptions({ projectId }, { items })),
    [projectId, batches],
  )
  const { answers, pending } = useQueries({ queries, combine })

  const versionInfos = useMemo<VersionInfos>(() => {
    const known = new Map(seen)
    for (const [index, items] of batches.entries()) {
      // A batch that failed tells nothing, not even what does not exist.
      for (const [key, version] of entriesOf(items, answers[index])) known.set(key, version)
    }
    return known
  }, [seen, batches, answers])

  const waiting = useMemo(
    () =>
      new Set(
        batches.filter((_, index) => pending[index]).flatMap((items) => items.map(versionKey)),
      ),
    [batches, pending],
  )

  const remember = useCallback<VersionLookups['remember']>((scenarios, as) => {
    const news = scenarios.map((scenario): [string, VersionInfo] => {
      const scenarioVersionId = as === 'version' ? scenario.versionId : undefined
      const item = { scenarioId: scenario.id, ...(scenarioVersionId && { scenarioVersionId }) }
      return [versionKey(item), versionInfoOf(scenario)]
    })
    setLearned((known) => new Map([...known, ...news]))
  }, [])

  return {
    versionInfos,
    pending: specs.some((spec) => {
      const key = versionKey(lookupOf(spec))
      return waiting.has(key) && !versionInfos.has(key)
    }),
    remember,
  }
}
