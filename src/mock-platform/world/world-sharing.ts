import { projectIds } from './world-projects.ts'

/** Projects that share with each other when the world starts. */
export const sharingPairs: readonly { from: string; to: string }[] = [
  { from: projectIds.shuttle, to: projectIds.robotaxi },
  { from: projectIds.robotaxi, to: projectIds.shuttle },
]

/** Seconds of platform time from accepting an invitation to the start of the sharing. */
export const acceptanceDelay = 240
