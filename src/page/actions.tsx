import { useNavigate } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, type ReactNode, useCallback, useState } from 'react'
import { Button, ButtonLink } from '@/ui/base/button.tsx'
import { Menu, type MenuItem } from '@/ui/overlays/menu.tsx'
import { useCommands } from './commands.ts'
import type { LinkTarget } from './kind.ts'

/** What the dialog of an action is given. */
export interface ActionDialogProps<Thing, Context = unknown> {
  thing: Thing
  /** What of the page, besides the thing, the actions need. */
  context: Context
  /** Where it was opened: on the page of the thing, or in a list. */
  place: 'page' | 'list'
  onClose: () => void
}

interface ActionBase<Thing, Context> {
  /** Stable: also the name of its command. */
  id: string
  label: string | ((thing: Thing) => string)
  icon?: LucideIcon
  /** How it stands on the page of the thing; `menu` for what is rarely done. A row has all in one menu. */
  on: 'primary' | 'button' | 'menu' | ((thing: Thing) => 'primary' | 'button' | 'menu')
  /** Shown in red, at the end of a menu; `in-menu` for what is no red button on the page. */
  destructive?: boolean | 'in-menu'
  /** Left out for any other thing. */
  isFor?: (thing: Thing) => boolean
  /** Why it cannot be done in the state of the thing; undefined when it can. */
  whyNot?: (thing: Thing, context: Context) => string | undefined
  /** What becomes of it when it cannot be done: left out, or disabled with the reason. */
  otherwise?: 'hidden' | 'disabled'
  /** It is not in the row menu of a list. */
  pageOnly?: boolean
  /** Loads ahead what it opens, on hover and focus. */
  expect?: () => void
}

/** What an action opens: a page, a dialog, or what `run` does. */
type Opens<Thing, Context> =
  | { to: (thing: Thing, context: Context) => LinkTarget }
  | { dialog: ComponentType<ActionDialogProps<Thing, Context>> }
  | { run: (thing: Thing, context: Context) => void; opensDialog?: boolean }

/**
 * Something that can be done with a thing of one kind. One table of them feeds the row menu, the buttons of
 * the page, and the command palette. `Context` is what of the page, besides the thing, an action needs.
 */
export type Action<Thing, Context = undefined> = ActionBase<Thing, Context> & Opens<Thing, Context>

/** How a list of actions speaks of its thing. */
export interface ActionSubject<Thing> {
  /** `suite`, for the palette: `Edit suite`. */
  one: string
  /** Name of the thing; any text. */
  nameOf: (thing: Thing) => string
}

interface ActionState {
  shown: boolean
  reason: string | undefined
}

/** Whether an action is offered for a thing, and why it is disabled. */
export const stateOfAction = <Thing, Context>(
  action: Pick<ActionBase<Thing, Context>, 'isFor' | 'whyNot' | 'otherwise'>,
  thing: Thing,
  context: Context,
): ActionState => {
  const { isFor, whyNot, otherwise = 'hidden' } = action
  const reason = whyNot?.(thing, context)
  const shown = reason === undefined || otherwise === 'disabled'
  return { shown: shown && (!isFor || isFor(thing)), reason }
}

const labelOf = <Thing, Context>({ label }: ActionBase<Thing, Context>, thing: Thing) =>
  typeof label === 'string' ? label : label(thing)

const opensDialog = <Thing, Context>(action: Action<Thing, Context>) =>
  'dialog' in action || ('run' in action && action.opensDialog === true)

/** Does an action, or opens its dialog through `ask`. */
const useDo = <Thing, Context>(ask: (action: Action<Thing, Context>, thing: Thing) => void) => {
  const navigate = useNavigate()
  return useCallback(
    (action: Action<Thing, Context>, thing: Thing, context: Context) => {
      if ('to' in action) void navigate(action.to(thing, context))
      else if ('run' in action) action.run(thing, context)
      else ask(action, thing)
    },
    [navigate, ask],
  )
}

interface Asked<Thing, Context> {
  action: Action<Thing, Context>
  thing: Thing
}

/** The dialog of the action that was asked for, and the way to ask. */
const useActionDialog = <Thing, Context>(place: 'page' | 'list', context: Context) => {
  const [asked, setAsked] = useState<Asked<Thing, Context>>()
  const ask = useCallback(
    (action: Action<Thing, Context>, thing: Thing) => setAsked({ action, thing }),
    [],
  )
  const Dialog = asked && 'dialog' in asked.action ? asked.action.dialog : undefined
  const dialog =
    asked && Dialog ? (
      <Dialog
        thing={asked.thing}
        context={context}
        place={place}
        onClose={() => setAsked(undefined)}
      />
    ) : null
  return { ask, dialog }
}

interface ActionButtonsProps<Thing, Context> {
  subject: ActionSubject<Thing>
  actions: readonly Action<Thing, Context>[]
  thing: Thing
  context: Context
}

/** What can be done with a thing, on its page: buttons, a menu for the rest, and commands of the palette. */
export function ActionButtons<Thing, Context>(props: ActionButtonsProps<Thing, Context>) {
  const { subject, actions, thing, context } = props
  const { ask, dialog } = useActionDialog<Thing, Context>('page', context)
  const perform = useDo(ask)
  const offered = actions
    .map((action) => ({ action, ...stateOfAction(action, thing, context) }))
    .filter(({ shown }) => shown)
  useCommands(
    offered
      .filter(({ reason }) => reason === undefined)
      .map(({ action }) => ({
        id: action.id,
        label:
          'run' in action ? labelOf(action, thing) : `${labelOf(action, thing)} ${subject.one}`,
        icon: action.icon,
        run: () => perform(action, thing, context),
      })),
  )
  const placeOf = ({ on }: Action<Thing, Context>) => (typeof on === 'function' ? on(thing) : on)
  const inMenu = offered.filter(({ action }) => placeOf(action) === 'menu')
  return (
    <>
      {offered.map(({ action, reason }) => {
        const place = placeOf(action)
        if (place === 'menu') return null
        const Icon = action.icon
        const look = {
          variant:
            place === 'primary'
              ? ('primary' as const)
              : action.destructive === true
                ? ('danger' as const)
                : ('secondary' as const),
          icon: Icon && <Icon aria-hidden />,
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
            onPointerEnter={action.expect}
            onFocus={action.expect}
            onClick={() => perform(action, thing, context)}
          >
            {label}
          </Button>
        )
      })}
      {inMenu.length > 0 && (
        <Menu
          label={`Actions for ${subject.nameOf(thing)}`}
          items={inMenu.map(({ action, reason }) =>
            menuItem(action, thing, reason, () => perform(action, thing, context)),
          )}
        />
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
 * The actions of the rows of a list: the menu of a row, whose identity holds as long as `actions` and
 * `context` do, and the dialog that is open.
 */
export const useRowActions = <Thing, Context>(
  subject: ActionSubject<Thing>,
  actions: readonly Action<Thing, Context>[],
  context: Context,
): { rowActions: (thing: Thing) => ReactNode; dialog: ReactNode } => {
  const { ask, dialog } = useActionDialog<Thing, Context>('list', context)
  const perform = useDo(ask)
  const rowActions = useCallback(
    (thing: Thing) => {
      const items = actions.flatMap((action) => {
        const { shown, reason } = stateOfAction(action, thing, context)
        return shown && !action.pageOnly
          ? [menuItem(action, thing, reason, () => perform(action, thing, context))]
          : []
      })
      return <Menu label={`Actions for ${subject.nameOf(thing)}`} items={items} size="sm" />
    },
    [actions, context, subject, perform],
  )
  return { rowActions, dialog }
}
