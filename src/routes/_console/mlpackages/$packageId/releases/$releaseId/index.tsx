import { createFileRoute } from '@tanstack/react-router'
import { PackageFirmware } from '@/features/firmware/package-firmware.tsx'
import { packageReleaseTabs, usingFirmwareSearch } from '@/features/ml-packages/model/search.ts'
import { PackageReleaseScreen } from '@/features/ml-packages/package-release-screen.tsx'
import type { ReleaseTabContents } from '@/features/ml-packages/release/release-tabs.tsx'
import { PackageReports } from '@/features/reports/package-reports.tsx'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'

const tabs: ReleaseTabContents = { reports: PackageReports, firmwareReleases: PackageFirmware }

export const Route = createFileRoute('/_console/mlpackages/$packageId/releases/$releaseId/')({
  validateSearch: readSearch({
    ...tableSearch,
    ...usingFirmwareSearch,
    tab: choice(packageReleaseTabs),
  }),
  component: () => <PackageReleaseScreen tabs={tabs} />,
})
