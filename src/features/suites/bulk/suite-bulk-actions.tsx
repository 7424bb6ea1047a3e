import type { Suite } from '@generated/evaluation/types.ts'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { counted } from '@/lib/count-text.ts'
import { keysOf } from '@/lib/objects.ts'
import { expectRunDrawer, openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { suitesPreset, whyNotTogether } from '@/models/run-drawer/run-state.ts'
import { suiteKind } from '@/models/suites/suite.ts'
import { type BulkKind, bulkKinds } from '@/models/suites/suite-bulk.ts'
import { createSelectionStore, useBulkSelection } from '@/page/bulk-selection.ts'
import { Button } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import type { Selection } from '@/ui/table/data-table.tsx'

const bulkDialog = lazyCode(() => import('./suite-bulk-dialog.tsx'))

const nameOf = ({ displayName }: Suite) => displayName
const selectedSuites = createSelectionStore<Suite>()

/**
 * Selection of suites with the changes of many; the open dialog beside it. Deleted suites have no such changes. A run
 * of them begins with the catalog of the list, if all are attached to it.
 */
export const useBulkActions = (
  deleted: boolean,
  catalogId: string | undefined,
): { selection: Selection<Suite> | undefined; dialog: ReactNode } => {
  const { selection: kept, clear } = useBulkSelection(selectedSuites)
  const [open, setOpen] = useState<{ kind: BulkKind; suites: readonly Suite[] }>()
  const actions = useCallback(
    (suites: Suite[]) => (
      <>
        <Button
          size="sm"
          aria-haspopup="dialog"
          disabledReason={whyNotTogether(suites)}
          onPointerEnter={expectRunDrawer}
          onFocus={expectRunDrawer}
          onClick={() => openRunDrawer(suitesPreset(suites, catalogId))}
        >
          Run {counted(suites.length, suiteKind.one)}
        </Button>
        {keysOf(bulkKinds).map((kind) => (
          <Button
            key={kind}
            size="sm"
            aria-haspopup="dialog"
            onPointerEnter={bulkDialog.load}
            onFocus={bulkDialog.load}
            onClick={() => setOpen({ kind, suites })}
          >
            {bulkKinds[kind].label}
          </Button>
        ))}
      </>
    ),
    [catalogId],
  )
  const selection = useMemo(() => ({ ...kept, rowLabel: nameOf, actions }), [kept, actions])
  return {
    selection: deleted ? undefined : selection,
    dialog: open && (
      <LazyPart code={bulkDialog} {...open} onStarted={clear} onClose={() => setOpen(undefined)} />
    ),
  }
}
