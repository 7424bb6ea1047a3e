import { createFileRoute, Outlet } from '@tanstack/react-router'
import { InternalStaffOnly } from '@/page/internal-staff-only.tsx'

export const Route = createFileRoute('/_console/scenario_assets')({
  staticData: { crumb: 'Scenario Assets' },
  component: () => (
    <InternalStaffOnly>
      <Outlet />
    </InternalStaffOnly>
  ),
})
