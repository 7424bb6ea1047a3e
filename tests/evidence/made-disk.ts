import type { JobReport } from '@generated/evaluation/types.ts'
import { isOfJob } from '@/evidence/engine/job-parts.ts'
import type { KeptStore } from '@/evidence/engine/kept-store.ts'

/** The content of a made disk. */
export interface DiskContent {
  headers: Map<string, JobReport>
  /** Results of jobs by their ids, and lists of parts by their names. */
  results: Map<string, unknown>
  texts: string[]
  reach: Awaited<ReturnType<KeptStore['load']>>['reach']
}

/** A disk that engines share, one after the other or side by side, and what stands on it. */
export const createDisk = (): KeptStore & { content: DiskContent } => {
  const content: DiskContent = {
    headers: new Map(),
    results: new Map(),
    texts: [],
    reach: undefined,
  }
  const { headers, results } = content
  return {
    content,
    isMemory: false,
    load: async () =>
      structuredClone({
        headers: [...headers.values()],
        texts: content.texts,
        reach: content.reach,
      }),
    saveHeaders: async (added, gone, next) => {
      for (const job of added) headers.set(job.jobId, structuredClone(job))
      for (const id of gone) headers.delete(id)
      content.reach = structuredClone(next)
    },
    saveResults: async (found, _, first, added) => {
      if (first !== content.texts.length + 1) return false
      content.texts.push(...added)
      results.set(found.jobId, structuredClone(found))
      return true
    },
    saveParts: async (name, parts) => void results.set(name, structuredClone(parts)),
    results: async (name) => structuredClone(results.get(name)),
    drop: async (jobId) => {
      for (const name of results.keys()) {
        if (name === jobId || isOfJob(name, jobId)) results.delete(name)
      }
    },
    reset: async () => {
      headers.clear()
      results.clear()
      content.texts = []
      content.reach = undefined
    },
  }
}
