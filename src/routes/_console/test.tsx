import { createFileRoute, redirect } from '@tanstack/react-router'
import { Wrench } from 'lucide-react'
import { config } from '@/config/config.ts'
import { TestScreen } from '@/features/test/test-screen.tsx'
import { readSearch, tableSearch, text } from '@/lib/search-params.ts'

/** Only in test mode; otherwise treated as an unknown path. */
export const Route = createFileRoute('/_console/test')({
  staticData: {
    crumb: 'Test',
    menu: { icon: Wrench, order: 110, group: 'Internal', only: 'testMode', keptOnSwitch: false },
  },
  beforeLoad: () => {
    if (!config().testMode) throw redirect({ to: '/reports', replace: true })
  },
  validateSearch: readSearch({ ...tableSearch, tab: text, filter: text, search: text }),
  component: TestScreen,
})
