import type { Project } from '@generated/project/types.ts'
import * as RadixDialog from '@radix-ui/react-dialog'
import { useNavigate } from '@tanstack/react-router'
import { Command, defaultFilter } from 'cmdk'
import { FolderOpen, type LucideIcon, Zap } from 'lucide-react'
import { useRef, useState } from 'react'
import { searchBy } from '@/lib/search-words.ts'
import { currentCommands } from '@/page/commands.ts'
import { useProjectIdIfAny, useProjects } from '@/session/project/projects.ts'
import { cx } from '@/ui/base/class-names.ts'
import { useReturnFocus } from '@/ui/base/return-focus.ts'
import { Kbd } from '@/ui/text/kbd.tsx'
import { useSwitchProject } from './project-switcher.tsx'
import { useMenu } from './use-menu.ts'

/** Maximum number of projects listed; the search finds the others. */
const projectLimit = 50

const findProjects = searchBy(
  ({ displayName }: Project) => [displayName],
  ({ id }) => [id],
)

/** Match score of an item, 0 to 1: by label only, as users do not see the ids. */
const rank = (_id: string, search: string, [label = '']: string[] = []) =>
  defaultFilter(label, search)

/** Command palette: pages, projects, and the commands of the current page. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const switchProject = useSwitchProject()
  const entries = useMenu()
  const projectId = useProjectIdIfAny()
  const others = (useProjects() ?? []).filter(({ id }) => id !== projectId)
  const [search, setSearch] = useState('')
  // Fixed while the palette is open, so that the list does not change under the pointer.
  const [commands] = useState(() => currentCommands().filter(({ hidden }) => !hidden))
  const chosen = useRef<() => void>(undefined)
  const returnFocus = useReturnFocus(true)

  const choose = (action: () => void) => {
    chosen.current = action
    onClose()
  }
  const projects = others.filter(findProjects(search)).slice(0, projectLimit)

  return (
    <RadixDialog.Root open onOpenChange={onClose}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            returnFocus()
            // After the focus is restored, so that a dialog opened by the command can return it there.
            chosen.current?.()
          }}
          className="fixed inset-x-0 top-[12vh] z-40 mx-auto w-[min(560px,calc(100vw-1.5rem))] animate-pop-in rounded-lg border bg-surface shadow-float outline-none"
        >
          <RadixDialog.Title className="sr-only">Find pages and actions</RadixDialog.Title>
          <Command label="Find pages and actions" filter={rank} loop>
            <Command.Input
              autoFocus
              value={search}
              onValueChange={setSearch}
              placeholder="Find pages, projects and actions"
              className="h-12 w-full border-b border-line bg-transparent px-4 text-base text-ink outline-none placeholder:text-muted"
            />
            <Command.List label="Results" className="max-h-[min(50vh,24rem)] overflow-y-auto p-2">
              <Command.Empty className="px-2.5 py-6 text-center text-sm text-muted">
                Nothing matches.
              </Command.Empty>
              <Group heading="Pages">
                {entries.map((entry) => (
                  <Item
                    key={entry.to}
                    id={`page ${entry.to}`}
                    label={entry.label}
                    icon={entry.icon}
                    keys={entry.keys}
                    onSelect={() => choose(() => void navigate({ to: entry.to }))}
                  />
                ))}
              </Group>
              <Group heading="Actions">
                {commands.map((command) => (
                  <Item
                    key={command.id}
                    id={`action ${command.id}`}
                    label={command.label}
                    icon={command.icon ?? Zap}
                    keys={command.keys}
                    onSelect={() => choose(command.run)}
                  />
                ))}
              </Group>
              {projects.length > 0 && (
                <Group heading="Projects">
                  {projects.map(({ id, displayName }) => (
                    <Item
                      key={id}
                      id={`project ${id}`}
                      label={displayName}
                      icon={FolderOpen}
                      onSelect={() => choose(() => void switchProject(id))}
                    />
                  ))}
                </Group>
              )}
            </Command.List>
          </Command>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

const Group = ({ heading, children }: { heading: string; children: React.ReactNode }) => (
  <Command.Group
    heading={heading}
    className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-muted"
  >
    {children}
  </Command.Group>
)

interface ItemProps {
  id: string
  label: string
  icon: LucideIcon
  keys?: string | undefined
  onSelect: () => void
}

const Item = ({ id, label, icon: Icon, keys, onSelect }: ItemProps) => (
  <Command.Item
    value={id}
    keywords={[label]}
    onSelect={onSelect}
    className={cx(
      'flex cursor-pointer items-center gap-2.5 rounded px-2.5 py-2 text-sm',
      'data-[selected=true]:bg-primary-soft data-[selected=true]:text-primary',
    )}
  >
    <Icon aria-hidden className="size-4 shrink-0 text-muted" />
    <bdi className="min-w-0 truncate">{label}</bdi>
    {keys && (
      <span aria-hidden className="ml-auto flex gap-1">
        {keys.split(' ').map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    )}
  </Command.Item>
)
