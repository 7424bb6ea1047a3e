import type { ScenarioType } from '@generated/scenario/types.ts'
import { useMemo } from 'react'
import { offeredSuiteTypes } from '@/features/suites/model/types.ts'
import { keysOf } from '@/lib/objects.ts'
import { NameFilter } from '@/page/filters.tsx'
import { useChangeSearch } from '@/page/search.ts'
import { useFlag } from '@/session/flags.ts'
import { Picker } from '@/ui/fields/picker.tsx'
import { type ScenarioFilter, type ScenarioState, scenarioStates } from '../model/search.ts'

const stateOptions = keysOf(scenarioStates).map((value) => ({
  value,
  label: scenarioStates[value],
}))

/** The filters of the scenario list. */
export function ScenarioFilterControls({
  filter: { state, sim_type, display_name },
}: {
  filter: ScenarioFilter
}) {
  const changeSearch = useChangeSearch()
  const privileged = useFlag('privileged')
  const types = useMemo(
    () => offeredSuiteTypes({ all: privileged }).map((value) => ({ value, label: value })),
    [privileged],
  )
  return (
    <>
      <NameFilter
        label="Name"
        placeholder="Name, text, tag or ID"
        value={display_name}
        debounce={300}
      />
      <Picker<ScenarioState>
        label="State"
        options={stateOptions}
        value={state}
        valueLabel={state && scenarioStates[state]}
        onValueChange={(next) => changeSearch({ state: next, page: undefined })}
        placeholder="all"
        clearable
        className="w-40 max-sm:w-[calc(50%-4px)]"
      />
      <Picker<ScenarioType>
        label="Type"
        options={types}
        value={sim_type}
        valueLabel={sim_type}
        onValueChange={(type) => changeSearch({ sim_type: type, page: undefined })}
        placeholder="all"
        clearable
        className="w-40 max-sm:w-[calc(50%-4px)]"
      />
    </>
  )
}
