import type { Scenario } from '@generated/scenario/types.ts'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { keysOf } from '@/lib/objects.ts'
import {
  attachable,
  restorable,
  selectionFor,
  suiteTargetLimit,
  suiteTargets,
} from '@/models/scenarios/scenario-bulk.ts'
import { createSelectionStore, useBulkSelection } from '@/page/bulk-selection.ts'
import { ShareScenarios } from '@/parts/scenarios/share-scenarios.tsx'
import { useFlag } from '@/session/flags.ts'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { type LazyCode, LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import type { Selection } from '@/ui/table/data-table.tsx'
import type { ScenarioBulkProps } from './bulk-props.ts'

const dialogs = {
  review: { label: 'Review', code: lazyCode(() => import('./approve-dialog.tsx')) },
  maps: { label: 'Update Maps', code: lazyCode(() => import('./maps-dialog.tsx')) },
  conditions: {
    label: 'Update Conditions',
    code: lazyCode(() => import('./conditions-dialog.tsx')),
    only: 'privileged',
  },
  restore: {
    label: 'Restore',
    code: lazyCode(() => import('./restore-dialog.tsx')),
    whyNot: (scenarios) =>
      restorable(scenarios, 'previous').included.length === 0
        ? 'None of these has a former version that can be saved anew.'
        : undefined,
  },
  share: {
    label: 'Share',
    code: lazyCode(() => import('./scenario-share-dialog.tsx')),
    whyNot: (scenarios) =>
      selectionFor('share', scenarios).included.length === 0
        ? 'Only own scenarios of type planning_sim_v2 can be shared.'
        : undefined,
  },
  attach: {
    label: 'Attach to suites…',
    code: lazyCode(() => import('./attach-dialog.tsx')),
    whyNot: (scenarios) =>
      attachable(scenarios).included.length === 0
        ? 'Suites hold approved scenarios, and none of these is approved.'
        : undefined,
  },
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
  /** Why it is not possible for any of these scenarios. */
  whyNot?: (scenarios: readonly Scenario[]) => string | undefined
  /** Only for more scenarios than an address holds. */
  aboveLimit?: true
}

type Kind = keyof typeof dialogs

const nameOf = ({ displayName }: Scenario) => displayName
const selectedScenarios = createSelectionStore<Scenario>()

/** Selection of scenarios with the changes of many; the open dialog beside it. */
export const useBulkActions = (): { selection: Selection<Scenario>; dialog: ReactNode } => {
  const { selection: kept, clear } = useBulkSelection(selectedScenarios)
  const [open, setOpen] = useState<{ kind: Kind; scenarios: readonly Scenario[] }>()
  const actions = useCallback(
    (scenarios: Scenario[]) => <SelectionActions scenarios={scenarios} onOpen={setOpen} />,
    [],
  )
  const selection = useMemo(() => ({ ...kept, rowLabel: nameOf, actions }), [kept, actions])
  const close = () => setOpen(undefined)
  return {
    selection,
    dialog:
      open &&
      (open.kind === 'share' && open.scenarios.length === 1 ? (
        <ShareScenarios
          scenarios={open.scenarios.map(({ id, displayName }) => ({ id, name: displayName }))}
          onClose={close}
          onShared={() => {
            clear()
            close()
          }}
        />
      ) : (
        <LazyPart
          code={dialogs[open.kind].code}
          scenarios={open.scenarios}
          onStarted={clear}
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
      {offered.map(([kind, { label, code, whyNot }]) => (
        <Button
          key={kind}
          size="sm"
          aria-haspopup="dialog"
          disabledReason={whyNot?.(scenarios)}
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
      {!tooMany && (
        <ButtonLink
          size="sm"
          to="/scenarios/review"
          search={{ ids: scenarios.map(({ id }) => id) }}
        >
          Review one by one
        </ButtonLink>
      )}
    </>
  )
}
