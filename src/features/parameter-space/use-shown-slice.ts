import type { CaseReport } from '@generated/evaluation/types.ts'
import { useMemo } from 'react'
import {
  type Axes,
  otherParameters,
  readSlice,
  sliceAmong,
  writeSlice,
} from '@/models/parameter-space/space-model.ts'
import { useChangeSearch } from '@/page/search.ts'

/** The parameters that are not axes, and which of their values the address shows. */
export const useShownSlice = (
  cases: readonly CaseReport[],
  names: readonly string[],
  { across, up }: Axes,
  asked: readonly string[] | undefined,
) => {
  const changeSearch = useChangeSearch()
  const others = useMemo(
    () => otherParameters(cases, names, { across, up }),
    [names, across, up, cases],
  )
  const slice = useMemo(() => sliceAmong(others, readSlice(asked)), [others, asked])
  /** Shows another value of a parameter; undefined for any. */
  const showSlice = (name: string, value: string | undefined) => {
    const shown = new Map(others.map((other) => [other.name, slice.get(other.name)]))
    changeSearch({ slice: writeSlice(shown.set(name, value)) }, { replace: true })
  }
  return { others, slice, showSlice }
}
