import { useNavigate } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { Menu, type MenuItem } from '@/ui/overlays/menu.tsx'
import { useCommands } from './commands.ts'
import type { Kind, LinkTarget } from './kind.ts'

export interface ActionDialogProps<Thing, Context = unknown> {
  thing: Thing
  /** Other data of the page that the actions need. */
  context: Context
  /** Where the dialog was opened: on the detail page or in a list. */
  place: 'page' | 'list'
  onClose: () => void
}

interface ActionBase<Thing, Context> {
  /** Stable; also the id of its command in the palette. */
  id: string
  label: string | ((thing: Thing) => string)
  icon?: LucideIcon
  /** Appearance on the detail page; `menu` for rare actions. In a row, all actions are in one menu. */
  on: 'primary' | 'button' | 'menu' | ((thing: Thing) => 'primary' | 'button' | 'menu')
  /** Red, and last in a menu; `in-menu`: red only in menus, not as a button. */
  destructive?: boolean | 'in-menu'
  /** False hides the action for this thing. */
  appliesTo?: (thing: Thing) => boolean
  /** Why the action is not possible for this thing; undefined if it is. */
  whyNot?: (thing: Thing, context: Context) => string | undefined
  /** How an impossible action is rendered: hidden (the default), or disabled with the reason. */
  otherwise?: 'hidden' | 'disabled'
  /** Not in the row menu of a list. */
  pageOnly?: boolean
  /** Preloads what the action opens, on hover and focus. */
  preload?: () => void
}

/** The effect of an action: opens a page, opens a dialog, or runs a function. */
type Opens<Thing, Context> =
  | { to: (thing: Thing, context: Context) => LinkTarget }
  | { dialog: ComponentType<ActionDialogProps<Thing, Context>> }
  | { run: (thing: Thing, context: Context) => void; opensDialog?: boolean }

/**
 * An action on a thing of one kind. One table of actions feeds the row menu, the buttons of the detail page
 * and the command palette. `Context`: other data of the page that the actions need.
 */
export type Action<Thing, Context = undefined> = ActionBase<Thing, Context> & Opens<Thing, Context>

/** The actions of most things: Edit as a button, Delete in the menu. */
export const editAndDelete = <Thing, Context = undefined>(
  whyNot: (action: 'edit' | 'delete', thing: Thing, context: Context) => string | undefined,
  to: (thing: Thing, context: Context) => LinkTarget,
  dialog: (props: ActionDialogProps<Thing>) => ReactNode,
): readonly Action<Thing, Context>[] => [
  {
    id: 'edit',
    label: 'Edit',
    on: 'button',
    whyNot: (thing, context) => whyNot('edit', thing, context),
    to,
  },
  {
    id: 'delete',
    label: 'Delete',
    on: 'menu',
    destructive: true,
    whyNot: (thing, context) => whyNot('delete', thing, context),
    dialog,
  },
]

/** The actions on the things of one kind. */
export interface Actions<Thing, Context = undefined> {
  /** Name of the kind, for the palette: `suite` gives `Edit suite`. */
  one: string
  /** Name of the thing; any text. */
  nameOf: (thing: Thing) => string
  list: readonly Action<Thing, Context>[]
}

/** Makes the table of the actions on a kind, whose things are named by a field or a function. */
export const actionsOn = <Thing, Context = undefined>(
  { one }: Pick<Kind, 'one'>,
  name: keyof Thing | ((thing: Thing) => string),
  list: readonly Action<Thing, Context>[],
): Actions<Thing, Context> => ({
  one,
  nameOf: typeof name === 'function' ? name : (thing) => String(thing[name]),
  list,
})

interface ActionState {
  shown: boolean
  reason: string | undefined
}

/** Whether an action is shown for a thing, and why it is disabled. */
export const stateOfAction = <Thing, Context>(
  action: Pick<ActionBase<Thing, Context>, 'appliesTo' | 'whyNot' | 'otherwise'>,
  thing: Thing,
  context: Context,
): ActionState => {
  const { appliesTo, whyNot, otherwise = 'hidden' } = action
  const reason = whyNot?.(thing, context)
  const shown = reason === undefined || otherwise === 'disabled'
  return { shown: shown && (!appliesTo || appliesTo(thing)), reason }
}

const labelOf = <Thing, Context>({ label }: ActionBase<Thing, Context>, thing: Thing) =>
  typeof label === 'string' ? label : label(thing)

const opensDialog = <Thing, Context>(action: Action<Thing, Context>) =>
  'dialog' in action || ('run' in action && action.opensDialog === true)

/** Returns a function that performs an action; dialogs are opened by `openDialog`. */
const usePerform = <Thing, Context>(
  openDialog: (action: Action<Thing, Context>, thing: Thing) => void,
) => {
  const navigate = useNavigate()
  return useCallback(
    (action: Action<Thing, Context>, thing: Thing, context: Context) => {
      if ('to' in action) void navigate(action.to(thing, context))
      else if ('run' in action) action.run(thing, context)
      else openDialog(action, thing)
    },
    [navigate, openDialog],
  )
}

interface OpenDialog<Thing, Context> {
  action: Action<Thing, Context>
  thing: Thing
}

/** The open dialog of an action, and a function that opens one. */
const useActionDialog = <Thing, Context>(place: 'page' | 'list', context: Context) => {
  const [open, setOpen] = useState<OpenDialog<Thing, Context>>()
  const openDialog = useCallback(
    (action: Action<Thing, Context>, thing: Thing) => setOpen({ action, thing }),
    [],
  )
  const Dialog = open && 'dialog' in open.action ? open.action.dialog : undefined
  const dialog =
    open && Dialog ? (
      <Dialog
        thing={open.thing}
        context={context}
        place={place}
        onClose={() => setOpen(undefined)}
      />
    ) : null
  return { openDialog, dialog }
}

interface ActionButtonsProps<Thing, Context> {
  actions: Actions<Thing, Context>
  thing: Thing
  context: Context
}

/** Most buttons of a thing on a phone; of more, all but the first are in the menu. */
const phoneButtons = 2

/** The actions of a thing on its detail page: buttons, a menu for rare ones, and commands of the palette. */
export const ActionButtons = <Thing,>(
  props: Omit<ActionButtonsProps<Thing, undefined>, 'context'>,
) => <ContextActionButtons {...props} context={undefined} />

/** `ActionButtons` for actions that need other data of the page. */
export function ContextActionButtons<Thing, Context>(props: ActionButtonsProps<Thing, Context>) {
  const { actions, thing, context } = props
  const { openDialog, dialog } = useActionDialog<Thing, Context>('page', context)
  const perform = usePerform(openDialog)
  const offered = actions.list
    .map((action) => ({ action, ...stateOfAction(action, thing, context) }))
    .filter(({ shown }) => shown)
  useCommands(
    offered
      .filter(({ reason }) => reason === undefined)
      .map(({ action }) => ({
        id: action.id,
        label:
          'run' in action ? labelOf(action, thing) : `${labelOf(action, thing)} ${actions.one}`,
        icon: action.icon,
        run: () => perform(action, thing, context),
      })),
  )
  const placeOf = ({ on }: Action<Thing, Context>) => (typeof on === 'function' ? on(thing) : on)
  const buttons = offered.filter(({ action }) => placeOf(action) !== 'menu')
  const inMenu = offered.filter(({ action }) => placeOf(action) === 'menu')
  // On a phone, many buttons would stand above what the page is about.
  const folded = buttons.length > phoneButtons ? buttons.slice(1) : []
  const menu = (shown: typeof offered) => (
    <Menu
      label={`Actions for ${actions.nameOf(thing)}`}
      items={shown.map(({ action, reason }) =>
        menuItem(action, thing, reason, () => perform(action, thing, context)),
      )}
    />
  )
  return (
    <>
      {buttons.map(({ action, reason }, index) => {
        const Icon = action.icon
        const look = {
          variant:
            placeOf(action) === 'primary'
              ? ('primary' as const)
              : action.destructive === true
                ? ('danger' as const)
                : ('secondary' as const),
          icon: Icon && <Icon aria-hidden />,
          className: index > 0 && folded.length > 0 ? 'max-sm:hidden' : undefined,
        }
        const label = labelOf(action, thing)
        return 'to' in action ? (
          <ButtonLink key={action.id} {...action.to(thing, context)} {...look}>
            {label}
          </ButtonLink>
        ) : (
          <Button
            key={action.id}
            {...look}
            aria-haspopup={opensDialog(action) ? 'dialog' : undefined}
            disabledReason={reason}
            onPointerEnter={action.preload}
            onFocus={action.preload}
            onClick={() => perform(action, thing, context)}
          >
            {label}
          </Button>
        )
      })}
      {folded.length > 0 && <span className="sm:hidden">{menu([...folded, ...inMenu])}</span>}
      {inMenu.length > 0 && (
        <span className={folded.length > 0 ? 'max-sm:hidden' : 'contents'}>{menu(inMenu)}</span>
      )}
      {dialog}
    </>
  )
}

const menuItem = <Thing, Context>(
  action: Action<Thing, Context>,
  thing: Thing,
  disabledReason: string | undefined,
  onSelect: () => void,
): MenuItem => {
  const Icon = action.icon
  return {
    id: action.id,
    label: labelOf(action, thing),
    icon: Icon && <Icon aria-hidden />,
    destructive: Boolean(action.destructive),
    disabledReason,
    onSelect,
  }
}

/**
 * The row actions of a list: a function that renders a row's menu, referentially stable as long as
 * `actions` and `context` are, and the open dialog.
 */
export const useRowActions = <Thing, Context>(
  actions: Actions<Thing, Context>,
  context: Context,
): { rowActions: (thing: Thing) => ReactNode; dialog: ReactNode } => {
  const { openDialog, dialog } = useActionDialog<Thing, Context>('list', context)
  const perform = usePerform(openDialog)
  const rowActions = useCallback(
    (thing: Thing) => {
      const items = actions.list.flatMap((action) => {
        const { shown, reason } = stateOfAction(action, thing, context)
        return shown && !action.pageOnly
          ? [menuItem(action, thing, reason, () => perform(action, thing, context))]
          : []
      })
      return <Menu label={`Actions for ${actions.nameOf(thing)}`} items={items} size="sm" />
    },
    [actions, context, perform],
  )
  return { rowActions, dialog }
}

/** An action on a certain thing, for lists of actions on things of many kinds. */
export interface BoundAction {
  id: string
  label: string
  icon?: LucideIcon | undefined
  opens: { to: LinkTarget } | { run: () => void } | { dialog: (onClose: () => void) => ReactNode }
}

/** The actions that are possible for a thing. */
export const boundActions = <Thing, Context>(
  { list }: Actions<Thing, Context>,
  thing: Thing,
  context: Context,
): BoundAction[] =>
  list.flatMap((action): BoundAction[] => {
    const { shown, reason } = stateOfAction(action, thing, context)
    if (!shown || reason !== undefined) return []
    const { id, icon } = action
    const bound = { id, icon, label: labelOf(action, thing) }
    if ('to' in action) return [{ ...bound, opens: { to: action.to(thing, context) } }]
    if ('run' in action) return [{ ...bound, opens: { run: () => action.run(thing, context) } }]
    const { dialog: Dialog } = action
    const dialog = (onClose: () => void) => (
      <Dialog thing={thing} context={context} place="list" onClose={onClose} />
    )
    return [{ ...bound, opens: { dialog } }]
  })
