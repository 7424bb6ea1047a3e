import type { Project } from '@generated/project/types.ts'

/** Ids of the projects. They do not depend on the seed, so that links into the demo stay valid. */
export const projectIds = {
  shuttle: '0b6d3c5e-7f2a-4d84-9a3c-2e1f5b7d9c10',
  robotaxi: '4f1c8a92-63de-4b75-8e0d-a97b5c2d1e36',
  large: 'a2d57e14-9b08-4c6f-b3e1-5d8f0c7a6b49',
  empty: 'e86f0b3d-15c4-4a97-9d2e-0c4b7f1a8d52',
} as const

/** The projects, in the order of the list. */
export const projects: readonly Project[] = [
  { id: projectIds.shuttle, displayName: 'Shuttle 4 Odaiba' },
  { id: projectIds.robotaxi, displayName: 'Robotaxi L4' },
  { id: projectIds.large, displayName: 'Large project' },
  { id: projectIds.empty, displayName: 'Empty project' },
]
