import { createFileRoute } from '@tanstack/react-router'
import { SuiteScreen } from '@/features/suites/suite-screen.tsx'
import { searchOf } from '../../../-search.ts'

export const Route = createFileRoute('/_console/suites/$suiteId/')({
  validateSearch: searchOf('tab', 'page', 'page_size', 'catalog_id'),
  component: SuiteScreen,
})
