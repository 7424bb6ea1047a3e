import type { DeploymentType } from '@generated/catalog/types.ts'

/** How an image of each type gets onto a vehicle. */
export const deploymentTexts = {
  rootfs: 'Deploy with the OTA client',
  container: 'Run as a container',
  installer: 'Download and create an installer',
  other: 'Deploy in a way of its own',
} as const satisfies Record<DeploymentType, string>
