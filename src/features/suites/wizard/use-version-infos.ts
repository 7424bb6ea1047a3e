import { batchGetScenarioVersionsQueryOptions } from '@generated/scenario/queries.ts'
import type {
  BatchGetScenariosAnswer,
  Scenario,
  ScenarioLookup,
} from '@generated/scenario/types.ts'
import { type UseQueryResult, useQueries } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { chunk } from '@/models/suites/suite-batches.ts'
import type { SpecDraft } from '@/models/suites/suite-draft.ts'
import {
  lookupOf,
  type VersionInfo,
  type VersionInfos,
  versionInfoOf,
  versionInfosOf,
  versionKey,
} from '@/models/suites/version-infos.ts'

const none: VersionInfos = new Map()

type Entries = ReturnType<typeof versionInfosOf>

// Cached: a large suite has many answers, which arrive one by one.
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

/** All scenarios chosen so far, in batches that never change, so that each is fetched once. */
const useBatches = (specs: readonly SpecDraft[]): readonly ScenarioLookup[][] => {
  const [batches, setBatches] = useState<readonly ScenarioLookup[][]>([])
  const batched = useMemo(() => new Set(batches.flat().map(versionKey)), [batches])
  const missing = new Map<string, ScenarioLookup>()
  for (const spec of specs) {
    const item = lookupOf(spec)
    const key = versionKey(item)
    if (!batched.has(key)) missing.set(key, item)
  }
  if (missing.size > 0) setBatches([...batches, ...chunk([...missing.values()])])
  return batches
}

interface VersionLookups {
  /** The chosen versions known so far. */
  versionInfos: VersionInfos
  pending: boolean
  /** Adds scenarios from a list: as their latest versions, or as these versions. */
  remember: (scenarios: readonly Scenario[], as: 'latest' | 'version') => void
}

/** The chosen versions in the scenario service, looked up in batches. */
export const useVersionInfos = (projectId: string, specs: readonly SpecDraft[]): VersionLookups => {
  const [listed, setListed] = useState<VersionInfos>(none)
  const batches = useBatches(specs)
  // Memoized: hashing the keys of many look-ups on every render is slow.
  const queries = useMemo(
    () => batches.map((items) => batchGetScenarioVersionsQueryOptions({ projectId }, { items })),
    [projectId, batches],
  )
  const { answers, pending } = useQueries({ queries, combine })

  const versionInfos = useMemo<VersionInfos>(() => {
    const known = new Map(listed)
    for (const [index, items] of batches.entries()) {
      // A failed batch leaves its versions unknown; they may exist.
      for (const [key, version] of entriesOf(items, answers[index])) known.set(key, version)
    }
    return known
  }, [listed, batches, answers])

  const loading = useMemo(
    () =>
      new Set(
        batches.filter((_, index) => pending[index]).flatMap((items) => items.map(versionKey)),
      ),
    [batches, pending],
  )

  const remember = useCallback<VersionLookups['remember']>((scenarios, as) => {
    const entries = scenarios.map((scenario): [string, VersionInfo] => {
      const scenarioVersionId = as === 'version' ? scenario.versionId : undefined
      const item = { scenarioId: scenario.id, ...(scenarioVersionId && { scenarioVersionId }) }
      return [versionKey(item), versionInfoOf(scenario)]
    })
    setListed((known) => new Map([...known, ...entries]))
  }, [])

  return {
    versionInfos,
    pending: specs.some((spec) => {
      const key = versionKey(lookupOf(spec))
      return loading.has(key) && !versionInfos.has(key)
    }),
    remember,
  }
}
