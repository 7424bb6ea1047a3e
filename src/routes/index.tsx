import { createFileRoute, redirect } from '@tanstack/react-router'
import { startPage } from '@/session/start-page.ts'

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: startPage(), replace: true })
  },
})
