import { useNavigate, useRouter } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { pathAfterSwitch } from '@/page/area.ts'
import { useProjectIdIfAny, useProjects } from '@/session/project/projects.ts'
import { LazyPart } from '@/ui/base/lazy-part.tsx'
import { Skeleton } from '@/ui/feedback/skeleton.tsx'
import { pickerPanel } from '@/ui/fields/lazy-picker-panel.ts'

/** Opens the current area in another project. A form with unsaved input asks first. */
export const useSwitchProject = () => {
  const navigate = useNavigate()
  const router = useRouter()
  return (projectId: string) =>
    navigate({
      to: pathAfterSwitch(router.state.matches),
      search: { project_id: projectId },
    })
}

/** Shows the selected project and switches to another one. */
export function ProjectSwitcher() {
  const projects = useProjects()
  const projectId = useProjectIdIfAny()
  const switchProject = useSwitchProject()
  const panelId = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement>()
  if (projectId === undefined || projects?.length === 0) return null
  const project = projects?.find(({ id }) => id === projectId)
  if (!project) return <Skeleton className="h-8 w-40" />

  const close = () => setAnchor(undefined)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-label={`Project: ${project.displayName}`}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && panelId}
        onPointerEnter={pickerPanel.load}
        onFocus={pickerPanel.load}
        onClick={() => setAnchor(anchor ? undefined : (trigger.current ?? undefined))}
        className="flex h-8 max-w-72 min-w-0 items-center gap-1.5 rounded border bg-surface px-2.5 text-sm hover:bg-sunken"
      >
        <bdi className="truncate">{project.displayName}</bdi>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
      </button>
      {anchor && (
        <LazyPart
          code={pickerPanel}
          id={panelId}
          anchor={anchor}
          label="Project"
          options={(projects ?? []).map(({ id, displayName }) => ({
            value: id,
            label: displayName,
          }))}
          value={projectId}
          onPick={(picked) => {
            close()
            if (picked !== undefined && picked !== projectId) void switchProject(picked)
          }}
          clearable={false}
          loading={projects === undefined}
          emptyText="You belong to no project."
          noMatchText="No project matches."
          onClose={close}
        />
      )}
    </>
  )
}
