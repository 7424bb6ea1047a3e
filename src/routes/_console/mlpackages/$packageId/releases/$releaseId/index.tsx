import { createFileRoute } from '@tanstack/react-router'
import { PackageFirmware } from '@/features/firmware/package-firmware.tsx'
import { PackageReleaseScreen } from '@/features/ml-packages/package-release-screen.tsx'
import type { ReleaseTabContents } from '@/features/ml-packages/release/package-release-tabs.tsx'
import { PackageReports } from '@/features/reports/package-reports.tsx'
import { choice, readSearch, tableSearch } from '@/lib/search-params.ts'
import { usingFirmwareFilter } from '@/models/firmware/firmware-filter.ts'
import { packageReleaseTabs } from '@/models/ml-packages/package-search.ts'

const tabs: ReleaseTabContents = { reports: PackageReports, firmwareReleases: PackageFirmware }

export const Route = createFileRoute('/_console/mlpackages/$packageId/releases/$releaseId/')({
  validateSearch: readSearch({
    ...tableSearch,
    ...usingFirmwareFilter.schema,
    tab: choice(packageReleaseTabs),
  }),
  component: () => <PackageReleaseScreen tabs={tabs} />,
})
