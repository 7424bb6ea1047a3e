import type { JobReport } from '@generated/evaluation/types.ts'
import { firmwareText } from '@/models/reports/report-firmware.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { Chip } from '@/ui/text/chip.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface FirmwareChipProps {
  report: Pick<JobReport, 'firmware' | 'catalog'>
}

/** Chip of the release that a job makes: name or state; links to the release once it exists. */
export function FirmwareChip({ report: { firmware, catalog } }: FirmwareChipProps) {
  const text = firmwareText(firmware)
  if (text === undefined) return <EmptyCell />
  const releaseId = firmware?.releaseId
  return (
    <Chip>
      {releaseId ? (
        <TextLink
          to="/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId"
          params={{ catalogId: catalog.id, firmwareReleaseId: releaseId }}
        >
          <TruncatedText text={text} />
        </TextLink>
      ) : (
        <TruncatedText text={text} />
      )}
    </Chip>
  )
}
