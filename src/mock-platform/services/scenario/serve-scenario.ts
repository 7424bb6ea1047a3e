import { defineService } from '@/mock-platform/define-service.ts'
import { assetUploadHandlers } from './asset-uploads.ts'
import { scenarioHandlers } from './scenarios.ts'
import { scenarioAssetHandlers } from './serve-assets.ts'
import { scenarioChangeHandlers } from './serve-changes.ts'
import { scenarioReportHandlers } from './serve-scenario-reports.ts'
import { scenarioShareHandlers } from './serve-scenario-shares.ts'

/** Scenarios, their shares, and the assets that they refer to. Errors have the form with an error name. */
export const scenarioService = defineService('scenario', {
  ...scenarioHandlers,
  ...scenarioChangeHandlers,
  ...scenarioShareHandlers,
  ...scenarioAssetHandlers,
  ...assetUploadHandlers,
  ...scenarioReportHandlers,
})
