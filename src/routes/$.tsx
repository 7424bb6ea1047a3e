import { createFileRoute, redirect } from '@tanstack/react-router'

/** Redirects unknown paths to the reports. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/reports', replace: true })
  },
})
