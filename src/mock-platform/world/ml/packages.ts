import type { Package } from '@generated/ml/types.ts'
import { packageArea } from '../packages.ts'
import { defineArea } from '../world.ts'

/** Packages that belong to a project, by id. */
export const ownPackageArea = defineArea(
  'own packages',
  ({ projectId, world }): Map<string, { package: Package }> =>
    new Map(world.of(packageArea, projectId).map((one) => [one.id, { package: one }])),
)
