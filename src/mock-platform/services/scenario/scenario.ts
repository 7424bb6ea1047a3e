import { defineService } from '../../define-service.ts'
import { assetUploadHandlers } from './asset-uploads.ts'
import { scenarioAssetHandlers } from './assets.ts'
import { scenarioChangeHandlers } from './changes.ts'
import { scenarioReportHandlers } from './reports.ts'
import { scenarioHandlers } from './scenarios.ts'
import { scenarioShareHandlers } from './shares.ts'

/** Scenarios, their shares, and the assets that they refer to. Errors have the form with an error name. */
export const scenarioService = defineService('scenario', {
  ...scenarioHandlers,
  ...scenarioChangeHandlers,
  ...scenarioShareHandlers,
  ...scenarioAssetHandlers,
  ...assetUploadHandlers,
  ...scenarioReportHandlers,
})
