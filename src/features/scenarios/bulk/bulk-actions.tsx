import type { Scenario } from '@generated/scenario/types.ts'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { keysOf } from '@/lib/objects.ts'
import { ShareScenarios } from '@/parts/scenarios/share-scenarios.tsx'
import { useFlag } from '@/session/flags.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { type LazyCode, LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import type { Selection } from '@/ui/table/data-table.tsx'
import { selectionFor, suiteTargetLimit, suiteTargets } from '../model/bulk.ts'
import type { ScenarioBulkProps } from './bulk-props.ts'

const dialogs = {
  review: { label: 'Review', code: lazyCode(() => import('./approve-dialog.tsx')) },
  maps: { label: 'Update Maps', code: lazyCode(() => import('./maps-dialog.tsx')) },
  conditions: {
    label: 'Update Conditions',
    code: lazyCode(() => import('./conditions-dialog.tsx')),
    only: 'privileged',
  },
  share: { label: 'Share', code: lazyCode(() => import('./share-dialog.tsx')), ofType: true },
  suite: {
    label: 'New Suite',
    code: lazyCode(() => import('./new-suite-dialog.tsx')),
    aboveLimit: true,
  },
} as const satisfies Record<string, BulkDialogEntry>

interface BulkDialogEntry {
  label: string
  code: LazyCode<ScenarioBulkProps>
  /** Offered to the privileged only. */
  only?: 'privileged'
  /** Possible for scenarios of one type only. */
  ofType?: true
  /** Only for more scenarios than an address holds. */
  aboveLimit?: true
}

type Kind = keyof typeof dialogs

const nameOf = ({ displayName }: Scenario) => displayName
const none: ReadonlySet<string> = new Set()

/**
 * Selection of scenarios with the changes of many; the open dialog beside it.
 *
 * @param filter the filter of the list: another one clears the selection
 */
export const useBulkActions = (
  filter: string,
): { selection: Selection<Scenario>; dialog: ReactNode } => {
  const [state, setState] = useState({ filter, selected: none })
  const [open, setOpen] = useState<{ kind: Kind; scenarios: readonly Scenario[] }>()
  const selected = state.filter === filter ? state.selected : none
  const select = useCallback(
    (next: ReadonlySet<string>) => setState({ filter, selected: next }),
    [filter],
  )
  const actions = useCallback(
    (scenarios: Scenario[]) => <SelectionActions scenarios={scenarios} onOpen={setOpen} />,
    [],
  )
  const selection = useMemo(
    () => ({ selected, onChange: select, rowLabel: nameOf, actions, selectAll: true }),
    [selected, select, actions],
  )
  const close = () => setOpen(undefined)
  const onLeft = (left: readonly Scenario[]) => select(new Set(left.map(({ id }) => id)))
  return {
    selection,
    dialog:
      open &&
      (open.kind === 'share' && open.scenarios.length === 1 ? (
        <ShareScenarios
          scenarios={open.scenarios.map(({ id, displayName }) => ({ id, name: displayName }))}
          onClose={close}
          onShared={() => {
            select(none)
            close()
          }}
        />
      ) : (
        <LazyPart
          code={dialogs[open.kind].code}
          scenarios={open.scenarios}
          onLeft={onLeft}
          onClose={close}
        />
      )),
  }
}

interface SelectionActionsProps {
  scenarios: Scenario[]
  onOpen: (open: { kind: Kind; scenarios: readonly Scenario[] }) => void
}

function SelectionActions({ scenarios, onOpen }: SelectionActionsProps) {
  const privileged = useFlag('privileged')
  const tooMany = scenarios.length > suiteTargetLimit
  const offered = keysOf(dialogs)
    .map((kind): [keyof typeof dialogs, BulkDialogEntry] => [kind, dialogs[kind]])
    .filter(
      ([, { only, aboveLimit }]) =>
        (only === undefined || privileged) && (aboveLimit === undefined || tooMany),
    )
  return (
    <>
      {offered.map(([kind, { label, code, ofType }]) => (
        <Button
          key={kind}
          size="sm"
          aria-haspopup="dialog"
          disabledReason={
            ofType && selectionFor('share', scenarios).included.length === 0
              ? 'Only own scenarios of type planning_sim_v2 can be shared.'
              : undefined
          }
          onPointerEnter={code.load}
          onFocus={code.load}
          onClick={() => onOpen({ kind, scenarios })}
        >
          {label}
        </Button>
      ))}
      {!tooMany && (
        <ButtonLink size="sm" to="/suites/new" search={{ target_ids: suiteTargets(scenarios) }}>
          New Suite
        </ButtonLink>
      )}
    </>
  )
}
