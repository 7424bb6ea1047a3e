import { createFileRoute, redirect } from '@tanstack/react-router'
import { sayUnknownAddress } from '@/app/unknown-address.ts'

/** Redirects unknown paths to the reports. Below the sign-in, which would take the snackbar away. */
export const Route = createFileRoute('/_console/$')({
  beforeLoad: ({ preload }) => {
    if (!preload) sayUnknownAddress()
    throw redirect({ to: '/reports', replace: true })
  },
})
