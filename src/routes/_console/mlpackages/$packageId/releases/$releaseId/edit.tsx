import { createFileRoute } from '@tanstack/react-router'
import { EditPackageReleaseScreen } from '@/features/ml-packages/edit-package-release-screen.tsx'

export const Route = createFileRoute('/_console/mlpackages/$packageId/releases/$releaseId/edit')({
  staticData: { crumb: 'Edit Release' },
  component: EditPackageReleaseScreen,
})
