import { sizeOf } from '../sizes.ts'
import { defineArea } from '../world.ts'

/** Ids of the jobs of the beginning, the newest first; apart from the jobs, so that what jobs are made from can name them. */
export const jobIdArea = defineArea('job ids', ({ projectId, random }): string[] =>
  Array.from({ length: sizeOf(projectId).jobs }, () => random.uuid()),
)
