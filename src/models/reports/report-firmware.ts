import type { JobFirmware } from '@generated/evaluation/types.ts'

/**
 * Text of the chip of a job's firmware: the name of the release once released, else its state.
 * Undefined while there is no release.
 */
export const firmwareText = (firmware: JobFirmware | undefined): string | undefined => {
  const state = firmware?.releaseStatus
  return state === 'succeeded' && firmware?.releaseName
    ? firmware.releaseName
    : state?.toUpperCase()
}
