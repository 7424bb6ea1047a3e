import * as RadixDialog from '@radix-ui/react-dialog'
import { useNavigate } from '@tanstack/react-router'
import { Command } from 'cmdk'
import { Clapperboard, FolderOpen, type LucideIcon, Zap } from 'lucide-react'
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { basePath } from '@/config/base-path.ts'
import { scenes } from '@/demo-protocol/scenes.ts'
import { useIsDemo } from '@/features/test/demo-queries.ts'
import type { BoundAction } from '@/page/actions.tsx'
import { currentCommands } from '@/page/commands.ts'
import { useProjectIdIfAny, useProjects } from '@/session/project/projects.ts'
import { cx } from '@/ui/base/class-names.ts'
import { namesSelectedOption } from '@/ui/fields/active-option.ts'
import { Kbd } from '@/ui/text/kbd.tsx'
import { paletteLooks, paletteName } from './awaited-palette.tsx'
import { rankGroups, rankLabels } from './palette-rank.ts'
import {
  findThingActions,
  findThings,
  recentThings,
  type Thing,
  type ThingAction,
  useLoadedThings,
} from './palette-things.ts'
import { useSwitchProject } from './project-switcher.tsx'
import { recentPaths } from './recent.ts'
import { useMenu } from './use-menu.ts'

/** Maximum number of projects listed; the search finds the others. */
const projectLimit = 50

/** Fewest characters that are searched for in the lists of the project. */
const fewestTyped = 2

/** Milliseconds of rest after which the lists are asked for. */
const restBeforeAsking = 300

/** A line of the palette. */
interface Line {
  id: string
  label: string
  /** Muted text beside the label. */
  detail?: string | undefined
  icon: LucideIcon
  keys?: string | undefined
  last?: boolean | undefined
  choose: () => void
}

interface PaletteProps {
  /** Text typed before the palette had loaded. */
  typed: RefObject<string>
  /** Puts the focus back to where it was before. */
  returnFocus: () => void
  onClose: () => void
}

/** Command palette: pages, projects, the commands of the current page, and the things of the project. */
export default function Palette({ typed, returnFocus, onClose }: PaletteProps) {
  const [search, setSearch] = useState(typed.current)
  const [dialog, setDialog] = useState<BoundDialog>()
  const chosen = useRef<() => void>(undefined)
  const groups = useGroups(search.trim(), {
    choose: (action) => {
      chosen.current = action
      onClose()
    },
    openDialog: (bound) => setDialog(() => bound),
  })

  if (dialog) return dialog(onClose)
  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={paletteLooks.scrim} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
            // After the focus is restored, so that a dialog opened by the command can return it there.
            chosen.current?.()
          }}
          className={paletteLooks.box}
        >
          <RadixDialog.Title className="sr-only">{paletteName}</RadixDialog.Title>
          <Command ref={namesSelectedOption} label={paletteName} shouldFilter={false} loop>
            <Command.Input
              autoFocus
              value={search}
              onValueChange={setSearch}
              placeholder={paletteLooks.placeholder}
              className={paletteLooks.field}
            />
            <Command.List label="Results" className="max-h-[min(50vh,24rem)] overflow-y-auto p-2">
              <Command.Empty className="px-2.5 py-6 text-center text-sm text-muted">
                Nothing matches.
              </Command.Empty>
              {groups.map(({ heading, items }) => (
                <Group key={heading} heading={heading}>
                  {items.map((line) => (
                    <Item key={line.id} line={line} />
                  ))}
                </Group>
              ))}
            </Command.List>
          </Command>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

type BoundDialog = (onClose: () => void) => ReactNode

interface Choices {
  /** Closes the palette, then does something. */
  choose: (action: () => void) => void
  /** Shows a dialog in place of the palette. */
  openDialog: (dialog: BoundDialog) => void
}

/** The lines of the palette for what is typed, in groups. */
const useGroups = (typed: string, { choose, openDialog }: Choices) => {
  const navigate = useNavigate()
  const switchProject = useSwitchProject()
  const entries = useMenu()
  const projectId = useProjectIdIfAny()
  const others = (useProjects() ?? []).filter(({ id }) => id !== projectId)
  // The lists can be long: typing does not wait for them.
  const typedOfThings = useDeferredValue(typed)
  // Fixed while the palette is open, so that the list does not change under the pointer.
  const [commands] = useState(() => currentCommands().filter(({ hidden }) => !hidden))
  const [recent] = useState(() => recentPaths(projectId))
  const loaded = useLoadedThings(projectId ?? '', useRested(typed))

  const open = (opens: BoundAction['opens']) => {
    if ('dialog' in opens) openDialog(opens.dialog)
    else choose('run' in opens ? opens.run : () => void navigate(opens.to))
  }
  const thingLine = ({ id, label, detail, icon, target }: Thing): Line => ({
    id,
    label,
    detail,
    icon,
    choose: () => choose(() => void navigate(target)),
  })
  const actionLine = ({ thing, id, label, icon = Zap, opens }: ThingAction): Line => ({
    id: `${id} ${thing.id}`,
    label: `${label}: ${thing.label}`,
    detail: thing.detail,
    icon,
    choose: () => open(opens),
  })
  const pages = entries.map(
    (entry): Line => ({
      id: `page ${entry.to}`,
      label: entry.label,
      icon: entry.icon,
      keys: entry.keys,
      choose: () => choose(() => void navigate({ to: entry.to })),
    }),
  )
  const actions = commands.map(
    ({ id, icon = Zap, run, ...command }): Line => ({
      ...command,
      id: `action ${id}`,
      icon,
      choose: () => choose(run),
    }),
  )
  const projects = others.map(
    ({ id, displayName }): Line => ({
      id: `project ${id}`,
      label: displayName,
      icon: FolderOpen,
      choose: () => choose(() => void switchProject(id)),
    }),
  )
  const isDemo = useIsDemo()
  const tellable = (isDemo ? scenes : []).map(
    ({ id, title }): Line => ({
      id: `scene ${id}`,
      label: `Scene: ${title}`,
      icon: Clapperboard,
      // Not by the router: the demo opens it before the console starts.
      choose: () => choose(() => location.assign(`${basePath}/?scene=${id}`)),
    }),
  )
  const found = useMemo(() => {
    if (typedOfThings === '') {
      return { groups: [{ heading: 'Recent', items: recentThings(loaded, recent) }], actions: [] }
    }
    const groups = findThings(loaded, typedOfThings, recent)
    const items = groups.flatMap((group) => group.items)
    return { groups, actions: findThingActions(loaded, typedOfThings, recent, items) }
  }, [loaded, typedOfThings, recent])
  const things = [
    ...found.groups.map(({ heading, items }) => ({ heading, items: items.map(thingLine) })),
    { heading: 'Actions on these', items: found.actions.map(actionLine) },
  ]
  return rankGroups(
    [
      ...(typed === '' ? things : []),
      { heading: 'Pages', items: rankLabels(pages, typed) },
      { heading: 'Actions', items: rankLabels(actions, typed) },
      { heading: 'Projects', items: rankLabels(projects, typed).slice(0, projectLimit) },
      ...(typed === ''
        ? []
        : [...things, { heading: 'Scenes', items: rankLabels(tellable, typed) }]),
    ],
    typed,
  )
}

/** The typed text, once it is long enough and has not changed for a moment; empty before. */
const useRested = (typed: string): string => {
  const [rested, setRested] = useState('')
  useEffect(() => {
    if (typed.length < fewestTyped) return undefined
    const timer = setTimeout(() => setRested(typed), restBeforeAsking)
    return () => clearTimeout(timer)
  }, [typed])
  return rested
}

const Group = ({ heading, children }: { heading: string; children: React.ReactNode }) => (
  <Command.Group
    heading={heading}
    className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
  >
    {children}
  </Command.Group>
)

const Item = ({ line: { id, label, detail, icon: Icon, keys, choose } }: { line: Line }) => (
  <Command.Item
    value={id}
    onSelect={choose}
    className={cx(
      'flex cursor-pointer items-center gap-2.5 rounded px-2.5 py-2 text-sm',
      'data-[selected=true]:bg-primary-soft data-[selected=true]:text-primary',
    )}
  >
    <Icon aria-hidden className="size-4 shrink-0 text-muted" />
    <bdi className="min-w-0 truncate">{label}</bdi>
    {detail && <span className="max-w-[55%] shrink-0 truncate text-xs text-muted">{detail}</span>}
    {keys && (
      <span aria-hidden className="ml-auto flex gap-1">
        {keys.split(' ').map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    )}
  </Command.Item>
)
