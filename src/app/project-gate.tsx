import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { config } from '@/config/config.ts'
import { idle } from '@/lib/idle.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { prefetchFlags } from '@/session/flags.ts'
import { projectsQueryOptions } from '@/session/project/projects.ts'
import { selectProject } from '@/session/project/select-project.ts'
import { localMemory } from '@/session/storage.ts'
import { ExternalLink } from '@/ui/base/button.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { StartScreen } from './start-screen.tsx'
import { StateScreen } from './state-screen.tsx'

/** How long the flags wait for a browser that has nothing else to do, in ms. */
const longestWait = 1000

interface ProjectGateProps {
  /** The `project_id` of the address. */
  requested: string | undefined
  /** The presumable project, whose data the page already prefetches. */
  likely: string | undefined
  children: ReactNode
}

/**
 * Shows the page once its project is known to be one of the user's. Otherwise selects one of the user's
 * projects and shows a message. Saves the selection and writes it into the address.
 */
export function ProjectGate({ requested, likely, children }: ProjectGateProps) {
  const options = projectsQueryOptions()
  const { data, isError } = useQuery(options)
  const navigate = useNavigate()
  const isShown = useRouterState({ select: ({ status }) => status === 'idle' })
  const client = useQueryClient()
  const available = data?.items.map(({ id }) => id) ?? []
  const known = data?.complete || (likely !== undefined && available.includes(likely))
  const stored = localMemory.read('projectId')
  const selection = known ? selectProject({ requested, stored, available }) : undefined
  const projectId = selection?.projectId
  const notice = selection && 'notice' in selection ? selection.notice : undefined

  useEffect(() => {
    if (notice !== undefined) toast(notice)
  }, [notice])

  useEffect(() => {
    // Five calls, which the first rows do not wait for.
    if (projectId === undefined || !isShown) return undefined
    // Not while another page is on its way: signing out takes the tokens back.
    let isCurrent = true
    void idle(longestWait).then(() => isCurrent && prefetchFlags(client, projectId))
    return () => {
      isCurrent = false
    }
  }, [client, projectId, isShown])

  useEffect(() => {
    if (projectId === undefined) return
    localMemory.write('projectId', projectId)
    if (projectId === requested) return
    void navigate({
      to: '.',
      search: (search) => ({ ...search, project_id: projectId }),
      hash: true,
      replace: true,
    })
  }, [projectId, requested, navigate])

  if (selection && projectId === undefined) return <NoProjectScreen />
  if (projectId !== undefined && projectId === likely) return children
  return (
    <>
      <QueryStatus query={options} kept />
      {isError ? (
        <StateScreen title="No projects" message="Your projects could not be loaded." />
      ) : (
        <StartScreen />
      )}
    </>
  )
}

/** Shown to users without a project: create one, or ask for an invitation. */
function NoProjectScreen() {
  const { projectConsole } = config().externalTools
  return (
    <StateScreen
      title="No project"
      message="You do not belong to any project. Create a project in the console or ask a project owner to invite you."
    >
      {projectConsole && (
        <ExternalLink href={projectConsole}>Open the project console</ExternalLink>
      )}
    </StateScreen>
  )
}
