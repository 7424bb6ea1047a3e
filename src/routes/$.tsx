import { createFileRoute, redirect } from '@tanstack/react-router'

/** Every path that no route knows leads to the reports. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/reports', replace: true })
  },
})
