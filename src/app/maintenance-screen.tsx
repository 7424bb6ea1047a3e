import { useSearch } from '@tanstack/react-router'
import { basePath } from '@/config/base-path.ts'
import { withinOrigin } from '@/lib/urls.ts'
import { StateScreen } from './state-screen.tsx'

/** A service is down for maintenance. Trying again leads back to where the user was. */
export function MaintenanceScreen() {
  const { from } = useSearch({ from: '/maintenance' })
  const back = withinOrigin(typeof from === 'string' ? from : undefined, basePath) ?? basePath
  return (
    <StateScreen title="Maintenance" message="The service is under maintenance.">
      {/* A whole new start, so that nothing that failed before is left over. */}
      <a href={back} className="font-[550] text-primary underline-offset-2 hover:underline">
        Try again
      </a>
    </StateScreen>
  )
}
