import { createFileRoute } from '@tanstack/react-router'
import { NewSuiteScreen } from '@/features/suites/new-suite-screen.tsx'
import { searchOf } from '../../-search.ts'

export const Route = createFileRoute('/_console/suites/new')({
  staticData: { crumb: 'New suite' },
  validateSearch: searchOf('catalog_id', 'target_ids'),
  component: NewSuiteScreen,
})
