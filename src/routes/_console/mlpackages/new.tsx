import { createFileRoute } from '@tanstack/react-router'
import { NewPackageScreen } from '@/features/ml-packages/new-package-screen.tsx'

export const Route = createFileRoute('/_console/mlpackages/new')({
  staticData: { crumb: 'New Package' },
  component: NewPackageScreen,
})
