import type { ScenarioType } from '@generated/scenario/types.ts'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { offeredSuiteTypes } from '@/models/suites/suite-types.ts'
import { useChangeSearch } from '@/page/search.ts'
import { useFlag } from '@/session/flags.ts'
import { Picker } from '@/ui/fields/picker.tsx'

/** Filters a list by the type of scenarios; some types are offered only with a flag. */
export function TypeFilter({ allFor }: { allFor: Parameters<typeof useFlag>[0] }) {
  const { sim_type } = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const all = useFlag(allFor)
  const types = useMemo(
    () => offeredSuiteTypes({ all }).map((value) => ({ value, label: value })),
    [all],
  )
  return (
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
  )
}
