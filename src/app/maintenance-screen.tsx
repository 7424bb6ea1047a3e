import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { basePath } from '@/config/base-path.ts'
import { formatSeconds } from '@/lib/dates.ts'
import { withinOrigin } from '@/lib/urls.ts'
import { forgetFailedFlags } from '@/session/flags.ts'
import { heedMaintenance } from '@/session/sign-in/user.ts'
import { opensElsewhere } from '@/ui/base/clicks.ts'
import { StateScreen } from './state-screen.tsx'
import { checkMaintenance } from './status-check.ts'

/** Whoever is sent back here within so many milliseconds has tried in vain. */
const shortReturn = 60_000

let returnedAt = Number.NEGATIVE_INFINITY

const inVain = () => `Still under maintenance at ${formatSeconds(new Date())}.`

/** Leaves nothing over of what has failed meanwhile. */
const forgetFailures = (client: QueryClient) => {
  client.removeQueries({ predicate: ({ state }) => state.status === 'error' })
  forgetFailedFlags(client)
}

/**
 * Shown while a service is under maintenance. "Try again" returns to the last page within the console, and so does
 * the tab once it is shown again: after a maintenance everybody comes back, and a reload would ask for twice as much.
 */
export function MaintenanceScreen() {
  const { from } = useSearch({ from: '/maintenance' })
  const back = withinOrigin(typeof from === 'string' ? from : undefined, basePath) ?? basePath
  const client = useQueryClient()
  const navigate = useNavigate()
  const link = useRef<HTMLAnchorElement>(null)
  const [outcome, setOutcome] = useState(() =>
    Date.now() - returnedAt < shortReturn ? inVain() : '',
  )

  // Also when it is shown again after it was hidden behind the page that was tried, which took the focus with it.
  useLayoutEffect(() => {
    if (outcome !== '' && document.activeElement === document.body) link.current?.focus()
  }, [outcome])

  const tryAgain = async () => {
    setOutcome('Trying again...')
    const underMaintenance = checkMaintenance(client)
    heedMaintenance(underMaintenance)
    if (await underMaintenance) return setOutcome(inVain())
    forgetFailures(client)
    returnedAt = Date.now()
    // The page asks for a sign-in, if that has ended meanwhile.
    await navigate({ href: back, replace: true })
    // Still shown, if the page was under maintenance before it could be drawn.
    setOutcome(inVain())
  }
  useEffect(() => {
    // Not by a clock, by which all would come back in step.
    const onShown = () => {
      if (document.visibilityState === 'visible') void tryAgain()
    }
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  })
  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    void tryAgain()
  }
  return (
    <StateScreen title="Maintenance" message="The service is under maintenance.">
      <a
        ref={link}
        href={back}
        onClick={onClick}
        className="font-[550] text-primary underline-offset-2 hover:underline"
      >
        Try again
      </a>
      <p role="status" className="min-h-5 text-sm text-muted">
        {outcome}
      </p>
    </StateScreen>
  )
}
