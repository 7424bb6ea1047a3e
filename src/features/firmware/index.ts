export { FirmwareReleaseTable } from './release-table.tsx'
