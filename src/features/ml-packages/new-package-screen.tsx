import { packageKind } from '@/models/ml-packages/package.ts'
import { useToList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { PackageForm } from './form/package-form.tsx'

/** Creates a package. */
export function NewPackageScreen() {
  return (
    <Page title="New Package">
      <PackageForm onCancel={useToList(packageKind)} />
    </Page>
  )
}
