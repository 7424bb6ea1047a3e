import { useSearch } from '@tanstack/react-router'
import { basePath } from '@/config/base-path.ts'
import { withinOrigin } from '@/lib/urls.ts'
import { StateScreen } from './state-screen.tsx'

/** Shown while a service is under maintenance. "Try again" returns to the last page. */
export function MaintenanceScreen() {
  const { from } = useSearch({ from: '/maintenance' })
  const back = withinOrigin(typeof from === 'string' ? from : undefined, basePath) ?? basePath
  return (
    <StateScreen title="Maintenance" message="The service is under maintenance.">
      {/* A full page load, so that no failed state is left over. */}
      <a href={back} className="font-[550] text-primary underline-offset-2 hover:underline">
        Try again
      </a>
    </StateScreen>
  )
}
