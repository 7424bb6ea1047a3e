import { defineService } from '../../define-service.ts'
import { trainingDatasetHandlers } from './datasets.ts'
import { experimentServiceHandlers } from './experiment-service.ts'
import { packageReleaseHandlers } from './package-releases.ts'
import { packageShareHandlers } from './package-shares.ts'
import { packageHandlers } from './packages.ts'
import { runIntegrationHandlers } from './run-integrations.ts'

/** Machine learning. Errors have the form with a code. */
export const mlService = defineService('ml', {
  ...experimentServiceHandlers,
  ...runIntegrationHandlers,
  ...trainingDatasetHandlers,
  ...packageHandlers,
  ...packageReleaseHandlers,
  ...packageShareHandlers,
})
