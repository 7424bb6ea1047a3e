import { defineArea } from '../world.ts'
import type { Job } from './job.ts'
import { seedJobs } from './world-job-seeds.ts'

/** Jobs by project, newest first. */
export const jobArea = defineArea('jobs', (context): Job[] => seedJobs(context))
