import { defineService } from '../../define-service.ts'
import { experimentServiceHandlers } from './experiment-service.ts'
import { packageShareHandlers } from './package-shares.ts'
import { runIntegrationHandlers } from './run-integrations.ts'
import { trainingDatasetHandlers } from './serve-datasets.ts'
import { packageReleaseHandlers } from './serve-package-releases.ts'
import { packageHandlers } from './serve-packages.ts'

/** Machine learning. Errors have the form with a code. */
export const mlService = defineService('ml', {
  ...experimentServiceHandlers,
  ...runIntegrationHandlers,
  ...trainingDatasetHandlers,
  ...packageHandlers,
  ...packageReleaseHandlers,
  ...packageShareHandlers,
})
