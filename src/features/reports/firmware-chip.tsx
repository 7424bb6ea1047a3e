import type { JobReport } from '@generated/evaluation/types.ts'
import { Absent } from '@/ui/absent.tsx'
import { TextLink } from '@/ui/button.tsx'
import { Chip } from '@/ui/chip.tsx'
import { CutText } from '@/ui/cut-text.tsx'
import { firmwareText } from './rules/firmware.ts'

interface FirmwareChipProps {
  report: Pick<JobReport, 'firmware' | 'catalog'>
  /** The most characters to show. */
  limit?: number
}

/** The release that a job makes, by its name or state; it leads to the release once there is one. */
export function FirmwareChip({ report: { firmware, catalog }, limit = 24 }: FirmwareChipProps) {
  const text = firmwareText(firmware)
  if (text === undefined) return <Absent />
  const releaseId = firmware?.releaseId
  return (
    <Chip>
      {releaseId ? (
        <TextLink
          to="/vehicle_catalogs/$catalogId/firmware_releases/$firmwareReleaseId"
          params={{ catalogId: catalog.id, firmwareReleaseId: releaseId }}
        >
          <CutText text={text} limit={limit} inLink />
        </TextLink>
      ) : (
        <CutText text={text} limit={limit} />
      )}
    </Chip>
  )
}
