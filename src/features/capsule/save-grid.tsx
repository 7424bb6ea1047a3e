import { useState } from 'react'
import { basePath } from '@/config/base-path.ts'
import type { ComparedFact } from '@/models/report-tables/report-comparison.ts'
import type { Fact } from './capsule.ts'
import CapsuleDialog, { type ReadsCapsule } from './capsule-dialog.tsx'
import { factsBody, gridBody, type KeptGrid } from './capsule-grid.ts'
import type { Html } from './capsule-html.ts'

const homeOf = () => `${window.location.origin}${basePath}`

interface SaveGridProps {
  what: string
  title: string
  /** A table, or two cases side by side. */
  kept: KeptGrid | { heads: readonly [here: string, there: string]; facts: readonly ComparedFact[] }
  /** Catalog, filter and the like, above the table. */
  facts?: readonly Fact[]
  onClose: () => void
}

/** Saves a table or a comparison, as it showed when it was asked for, as one file. */
export function SaveGrid({ what, title, kept, facts, onClose }: SaveGridProps) {
  const [read] = useState<ReadsCapsule>(() => async () => {
    const body: Html =
      'heads' in kept ? factsBody(kept.heads, kept.facts) : gridBody(kept, homeOf(), facts)
    return { capsule: { what, title, body } }
  })
  return <CapsuleDialog read={read} onClose={onClose} />
}
