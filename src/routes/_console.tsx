import {
  createFileRoute,
  type ErrorComponentProps,
  Outlet,
  useMatches,
} from '@tanstack/react-router'
import { ProjectGate } from '@/app/project-gate.tsx'
import { RouteError } from '@/app/route-error.tsx'
import { SignInFailedScreen } from '@/app/sign-in-failed-screen.tsx'
import { StartScreen } from '@/app/start-screen.tsx'
import { ResumedWatches } from '@/features/reports/job/resumed-watches.tsx'
import { RunDrawerHost } from '@/features/run-drawer/run-drawer-host.tsx'
import { InternalStaffOnly } from '@/page/internal-staff-only.tsx'
import { likelyProject } from '@/session/project/projects.ts'
import { hasUser, requireUser, SignInFailedError } from '@/session/sign-in/user.ts'

/** The pages of a project: requires a signed-in user, and gives the project id to the loaders below. */
export const Route = createFileRoute('/_console')({
  beforeLoad: ({ context, search, location, preload }) => {
    const project = () => likelyProject(context.queryClient, search.project_id)
    const found = (projectId: string | undefined) => ({ projectId: projectId ?? '' })
    if (!hasUser() && !preload) {
      return requireUser(location.publicHref).then(project).then(found)
    }
    const likely = project()
    // Not awaited when already known, so that the start screen does not flash.
    return likely instanceof Promise ? likely.then(found) : found(likely)
  },
  pendingMs: 0,
  pendingComponent: StartScreen,
  errorComponent: ConsoleError,
  component: Console,
})

function ConsoleError(props: ErrorComponentProps) {
  const Screen = props.error instanceof SignInFailedError ? SignInFailedScreen : RouteError
  return <Screen {...props} />
}

function Console() {
  const { project_id } = Route.useSearch()
  const { projectId } = Route.useRouteContext()
  return (
    <ProjectGate requested={project_id} likely={projectId || undefined}>
      {/* What a page holds, such as a dialog or an entered text, is never taken to another project. */}
      <Area key={projectId} />
      <RunDrawerHost />
      <ResumedWatches />
    </ProjectGate>
  )
}

/** The pages of an area, behind its access restriction. */
function Area() {
  const internal = useMatches({
    select: (matches) =>
      matches.some(({ staticData }) => staticData.menu?.only === 'internalStaff'),
  })
  return internal ? (
    <InternalStaffOnly>
      <Outlet />
    </InternalStaffOnly>
  ) : (
    <Outlet />
  )
}
