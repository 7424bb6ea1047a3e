import { createFileRoute } from '@tanstack/react-router'
import { idRoute } from '@/page/path-ids.ts'

export const Route = createFileRoute('/_console/scenarios/$scenarioId')(
  idRoute({ crumb: 'Scenario', param: 'scenarioId' }),
)
