import { defineArea } from '../world.ts'
import { sizeOf } from '../world-sizes.ts'

/** Ids of the initial jobs, newest first. Separate from the jobs, so that the jobs' own inputs can refer to them. */
export const jobIdArea = defineArea('job ids', ({ projectId, random }): string[] =>
  Array.from({ length: sizeOf(projectId).jobs }, () => random.uuid()),
)
