import { useToList } from '@/page/kind.ts'
import { Page } from '@/page/page.tsx'
import { PackageForm } from './form/package-form.tsx'
import { packageKind } from './model/package.ts'

/** Creates a package. */
export function NewPackageScreen() {
  return (
    <Page title="New Package">
      <PackageForm onCancel={useToList(packageKind)} />
    </Page>
  )
}
