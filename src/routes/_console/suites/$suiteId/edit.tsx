import { createFileRoute } from '@tanstack/react-router'
import { EditSuiteScreen } from '@/features/suites/edit-suite-screen.tsx'
import { searchOf } from '../../../-search.ts'

export const Route = createFileRoute('/_console/suites/$suiteId/edit')({
  staticData: { crumb: 'Edit' },
  validateSearch: searchOf('catalog_id', 'target_ids'),
  component: EditSuiteScreen,
})
