import { projectIds } from './projects.ts'

/** Who offers things to whom when the world begins. */
export const neighbours: readonly { from: string; to: string }[] = [
  { from: projectIds.shuttle, to: projectIds.robotaxi },
  { from: projectIds.robotaxi, to: projectIds.shuttle },
]

/** Seconds of the platform's time from accepting an invitation until the sharing begins. */
export const acceptanceDelay = 240
