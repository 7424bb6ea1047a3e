import type { Run } from '@generated/ml/types.ts'
import { useEffect, useRef, useState } from 'react'
import { type Configs, readConfigs } from '@/models/ml-experiments/config-texts.ts'

const none: Configs = new Map()

/** The values of the configs of runs: those of the runs before until all are read. */
export const useConfigs = (runs: readonly Run[] | undefined): Configs => {
  const [configs, setConfigs] = useState(none)
  const before = useRef(none)
  useEffect(() => {
    if (!runs) return
    const stop = new AbortController()
    void readConfigs(runs, before.current, stop.signal).then((next) => {
      if (!next) return
      before.current = next
      setConfigs(next)
    })
    return () => stop.abort()
  }, [runs])
  return configs
}
