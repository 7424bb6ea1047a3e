import type { Suite } from '@generated/evaluation/types.ts'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { keysOf } from '@/lib/objects.ts'
import { Button } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import type { Selection } from '@/ui/table/data-table.tsx'
import { type BulkKind, bulkKinds } from '../model/bulk.ts'

const bulkDialog = lazyCode(() => import('./bulk-dialog.tsx'))

const nameOf = ({ displayName }: Suite) => displayName
const none: ReadonlySet<string> = new Set()

/** Selection of suites with the changes of many; the open dialog beside it. Deleted suites have no such changes. */
export const useBulkActions = (
  deleted: boolean,
): { selection: Selection<Suite> | undefined; dialog: ReactNode } => {
  const [selected, setSelected] = useState(none)
  const [open, setOpen] = useState<{ kind: BulkKind; suites: readonly Suite[] }>()
  const actions = useCallback(
    (suites: Suite[]) =>
      keysOf(bulkKinds).map((kind) => (
        <Button
          key={kind}
          size="sm"
          aria-haspopup="dialog"
          variant={kind === 'delete' ? 'danger' : 'secondary'}
          onPointerEnter={bulkDialog.load}
          onFocus={bulkDialog.load}
          onClick={() => setOpen({ kind, suites })}
        >
          {bulkKinds[kind].label}
        </Button>
      )),
    [],
  )
  const selection = useMemo(
    () => ({ selected, onChange: setSelected, rowLabel: nameOf, actions }),
    [selected, actions],
  )
  return {
    selection: deleted ? undefined : selection,
    dialog: open && (
      <LazyPart
        code={bulkDialog}
        {...open}
        onLeft={(left) => setSelected(new Set(left.map(({ id }) => id)))}
        onClose={() => setOpen(undefined)}
      />
    ),
  }
}
