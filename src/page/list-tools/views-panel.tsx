import { Check, Pencil, Star, Trash2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { SearchInput } from '@/lib/search-params.ts'
import type { SavedView } from '@/session/list-settings.ts'
import { Button, IconButton, TextLink } from '@/ui/base/button.tsx'
import { cx } from '@/ui/base/class-names.ts'
import { opensElsewhere } from '@/ui/base/clicks.ts'
import { Field } from '@/ui/fields/field.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { PopoverPanel } from '@/ui/overlays/popover-panel.tsx'
import type { ToolPanelProps } from './tool-props.ts'
import { openingWith, viewNameProblem, withName, withoutView, withView } from './view-changes.ts'
import { currentView, savedQueryOf, searchOfView, viewQueryOf } from './views.ts'

/** The views of a list: shows, saves, renames and deletes them, and sets the one that the list opens with. */
export default function ViewsPanel({ id, anchor, onClose, arrangement }: ToolPanelProps) {
  const { settings, offered, search, hidden, change, show } = arrangement
  const [renamed, setRenamed] = useState<string>()
  const current = currentView([...offered, ...settings.views], search, hidden)
  const open = (view: SavedView | undefined) => {
    show(view)
    onClose()
  }
  return (
    <PopoverPanel id={id} anchor={anchor} label="Views" onClose={onClose}>
      <ul aria-label="Views" className="min-h-0 overflow-y-auto p-1">
        <li className={row}>
          <ViewLink
            isCurrent={!current && viewQueryOf(search) === ''}
            search={searchOfView(undefined, search)}
            onOpen={() => open(undefined)}
          >
            All
          </ViewLink>
        </li>
        {offered.map((view) => (
          <li key={view.name} className={row}>
            <ViewLink
              isCurrent={current === view}
              search={searchOfView(view, search)}
              onOpen={() => open(view)}
            >
              {view.name}
            </ViewLink>
          </li>
        ))}
        {settings.views.map((view) => {
          const { name } = view
          const isFirst = settings.opensWith === name
          if (renamed === name) {
            return (
              <li key={name} className="p-2">
                <NameForm
                  label={`New name of ${name}`}
                  start={name}
                  submit="Rename"
                  problemOf={(text) => viewNameProblem(settings, offered, text, name)}
                  onSubmit={(text) => {
                    change((stored) => withName(stored, name, text))
                    setRenamed(undefined)
                  }}
                />
              </li>
            )
          }
          return (
            <li key={name} className={row}>
              <ViewLink
                isCurrent={current === view}
                search={searchOfView(view, search)}
                onOpen={() => open(view)}
              >
                {name}
              </ViewLink>
              <IconButton
                size="sm"
                label={`Open the list with ${name}`}
                aria-pressed={isFirst}
                onClick={() => change((stored) => openingWith(stored, isFirst ? undefined : name))}
              >
                <Star aria-hidden className={cx(isFirst && 'fill-primary text-primary')} />
              </IconButton>
              <IconButton size="sm" label={`Rename ${name}`} onClick={() => setRenamed(name)}>
                <Pencil aria-hidden />
              </IconButton>
              <IconButton
                size="sm"
                label={`Delete ${name}`}
                onClick={() => change((stored) => withoutView(stored, name))}
              >
                <Trash2 aria-hidden />
              </IconButton>
            </li>
          )
        })}
      </ul>
      <div className="w-80 max-w-full shrink-0 border-t border-line p-3">
        <NameForm
          label="Save filter, sort order and columns as"
          start=""
          submit="Save view"
          problemOf={(text) => viewNameProblem(settings, offered, text)}
          onSubmit={(name) =>
            change((stored) => withView(stored, { name, query: savedQueryOf(search, hidden) }))
          }
        />
      </div>
    </PopoverPanel>
  )
}

const row =
  'flex items-center gap-0.5 rounded-sm px-2 py-0.5 focus-within:bg-sunken hover:bg-sunken'

interface ViewLinkProps {
  isCurrent: boolean
  search: SearchInput
  onOpen: () => void
  children: ReactNode
}

/** A link, so that it can be copied and opened in another tab. */
const ViewLink = ({ isCurrent, search, onOpen, children }: ViewLinkProps) => (
  <TextLink
    to="."
    search={search}
    tone="secondary"
    aria-current={isCurrent || undefined}
    onClick={(event) => {
      if (opensElsewhere(event)) return
      event.preventDefault()
      onOpen()
    }}
    className="flex min-h-8 grow items-center gap-2"
  >
    <Check aria-hidden className={cx('size-4 shrink-0 text-primary', !isCurrent && 'invisible')} />
    <bdi className="truncate">{children}</bdi>
  </TextLink>
)

interface NameFormProps {
  label: string
  start: string
  submit: string
  problemOf: (text: string) => string | undefined
  onSubmit: (name: string) => void
}

function NameForm({ label, start, submit, problemOf, onSubmit }: NameFormProps) {
  const [name, setName] = useState(start)
  const [error, setError] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const problem = problemOf(name)
    setError(problem)
    if (problem !== undefined) return
    onSubmit(name.trim())
    setName('')
  }
  return (
    <form onSubmit={send} className="flex flex-col gap-2">
      <Field label={label} error={error}>
        <TextInput value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
      <Button type="submit" size="sm" className="self-end">
        {submit}
      </Button>
    </form>
  )
}
