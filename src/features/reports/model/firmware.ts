import type { JobFirmware } from '@generated/evaluation/types.ts'

/**
 * What the chip of a job's firmware says: the name of the release once it is released, else its state.
 * Undefined while there is no release.
 */
export const firmwareText = (firmware: JobFirmware | undefined): string | undefined => {
  const state = firmware?.releaseStatus
  return state === 'succeeded' && firmware?.releaseName
    ? firmware.releaseName
    : state?.toUpperCase()
}
