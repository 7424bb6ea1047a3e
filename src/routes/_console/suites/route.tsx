import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_console/suites')({ staticData: { crumb: 'Suites' } })
