// Generated from openapi/ by `npm run codegen`. Do not edit.

import type { HttpHandler } from 'msw'
import {
  type HandlerOptions,
  type HandlersOptions,
  handlerOf,
  handlersOf,
  type Mocks,
} from '@/mocks/handlers.ts'
import {
  batchGetScenarioFormatsAnswer,
  batchGetScenarioVersionsAnswer,
  batchGetScenariosAnswer,
  batchUpdateScenarioFormatsAnswer,
  copyScenarioAnswer,
  createScenarioAssetAnswer,
  createScenarioAssetUploadAnswer,
  createScenarioVersionAnswer,
  getScenarioAnswer,
  getScenarioAssetAnswer,
  getScenarioReportAnswer,
  getScenarioReportLogGrantAnswer,
  getScenarioVersionAnswer,
  listScenarioAssetVersionsAnswer,
  listScenarioAssetsAnswer,
  listScenarioReportsAnswer,
  listScenarioShareInvitationsAnswer,
  listScenarioSharesAnswer,
  listScenarioVersionsAnswer,
  listScenariosAnswer,
} from './random.ts'
import type {
  BatchGetScenarioFormatsRequest,
  BatchGetScenariosAnswer,
  BatchGetScenariosRequest,
  BatchReviewScenarioVersionsRequest,
  BatchScenarioFormatsAnswer,
  BatchUpdateScenarioFormatsRequest,
  CopyScenarioRequest,
  CreateScenarioAssetAnswer,
  CreateScenarioAssetRequest,
  CreateScenarioShareRequest,
  CreateScenarioVersionRequest,
  ReviewScenarioVersionRequest,
  Scenario,
  ScenarioAsset,
  ScenarioAssetPage,
  ScenarioAssetUpload,
  ScenarioAssetVersionPage,
  ScenarioPage,
  ScenarioReport,
  ScenarioReportLogGrant,
  ScenarioReportPage,
  ScenarioShareInvitationChoice,
  ScenarioShareInvitationPage,
  ScenarioSharePage,
  ScenarioVersionPage,
  ScenarioVersionRef,
} from './wire.ts'

/** Arguments and answers of the operations of the scenario service, in wire form. */
export interface ScenarioCalls {
  /** List scenarios. */
  listScenarios: { path: 'project_id'; body: undefined; answer: ScenarioPage }
  /** Get several scenarios. */
  batchGetScenarios: {
    path: 'project_id'
    body: BatchGetScenariosRequest
    answer: BatchGetScenariosAnswer
  }
  /** Get several scenario versions. */
  batchGetScenarioVersions: {
    path: 'project_id'
    body: BatchGetScenariosRequest
    answer: BatchGetScenariosAnswer
  }
  /** Get a scenario. */
  getScenario: { path: 'project_id' | 'scenario_id'; body: undefined; answer: Scenario }
  /** Save a scenario version. */
  createScenarioVersion: {
    path: 'project_id' | 'scenario_id'
    body: CreateScenarioVersionRequest
    answer: ScenarioVersionRef
  }
  /** List versions of a scenario. */
  listScenarioVersions: {
    path: 'project_id' | 'scenario_id'
    body: undefined
    answer: ScenarioVersionPage
  }
  /** Get a scenario version. */
  getScenarioVersion: {
    path: 'project_id' | 'scenario_id' | 'version_id'
    body: undefined
    answer: Scenario
  }
  /** Copy a scenario. */
  copyScenario: {
    path: 'project_id' | 'scenario_id' | 'version_id'
    body: CopyScenarioRequest
    answer: ScenarioVersionRef
  }
  /** Delete a scenario. */
  deprecateScenario: { path: 'project_id' | 'scenario_id'; body: undefined; answer: undefined }
  /** Get the content of several scenarios. */
  batchGetScenarioFormats: {
    path: 'project_id'
    body: BatchGetScenarioFormatsRequest
    answer: BatchScenarioFormatsAnswer
  }
  /** Save the content of several scenarios. */
  batchUpdateScenarioFormats: {
    path: 'project_id'
    body: BatchUpdateScenarioFormatsRequest
    answer: BatchScenarioFormatsAnswer
  }
  /** Review several scenario versions. */
  batchReviewScenarioVersions: {
    path: 'project_id'
    body: BatchReviewScenarioVersionsRequest
    answer: undefined
  }
  /** Review a scenario version. */
  reviewScenarioVersion: {
    path: 'project_id' | 'scenario_id' | 'version_id'
    body: ReviewScenarioVersionRequest
    answer: undefined
  }
  /** List shares of a scenario. */
  listScenarioShares: {
    path: 'project_id' | 'scenario_id'
    body: undefined
    answer: ScenarioSharePage
  }
  /** Share scenarios. */
  createScenarioShare: {
    path: 'project_id' | 'scenario_id'
    body: CreateScenarioShareRequest
    answer: undefined
  }
  /** Stop a share of a scenario. */
  deprecateScenarioShare: {
    path: 'project_id' | 'scenario_id' | 'share_id'
    body: undefined
    answer: undefined
  }
  /** List scenario share invitations. */
  listScenarioShareInvitations: {
    path: 'project_id'
    body: undefined
    answer: ScenarioShareInvitationPage
  }
  /** Accept a scenario share invitation. */
  acceptScenarioShareInvitation: {
    path: 'project_id' | 'invitation_id'
    body: ScenarioShareInvitationChoice
    answer: undefined
  }
  /** Reject a scenario share invitation. */
  rejectScenarioShareInvitation: {
    path: 'project_id' | 'invitation_id'
    body: ScenarioShareInvitationChoice
    answer: undefined
  }
  /** List scenario assets. */
  listScenarioAssets: { path: 'project_id'; body: undefined; answer: ScenarioAssetPage }
  /** Register a scenario asset. */
  createScenarioAsset: {
    path: 'project_id'
    body: CreateScenarioAssetRequest
    answer: CreateScenarioAssetAnswer
  }
  /** Start the upload of a scenario asset. */
  createScenarioAssetUpload: { path: 'project_id'; body: undefined; answer: ScenarioAssetUpload }
  /** Get a scenario asset. */
  getScenarioAsset: { path: 'project_id' | 'asset_id'; body: undefined; answer: ScenarioAsset }
  /** List versions of a scenario asset. */
  listScenarioAssetVersions: {
    path: 'project_id' | 'asset_id'
    body: undefined
    answer: ScenarioAssetVersionPage
  }
  /** List scenario reports. */
  listScenarioReports: { path: 'project_id'; body: undefined; answer: ScenarioReportPage }
  /** Get a scenario report. */
  getScenarioReport: { path: 'project_id' | 'job_id'; body: undefined; answer: ScenarioReport }
  /** Get access to the log of a scenario report entry. */
  getScenarioReportLogGrant: {
    path: 'project_id' | 'job_id' | 'report_id'
    body: undefined
    answer: ScenarioReportLogGrant
  }
}

const mocks: Mocks<ScenarioCalls> = {
  listScenarios: {
    method: 'GET',
    path: '/projects/{project_id}/scenarios',
    status: 200,
    random: listScenariosAnswer,
  },
  batchGetScenarios: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/batch',
    status: 200,
    random: batchGetScenariosAnswer,
  },
  batchGetScenarioVersions: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/versions/batch',
    status: 200,
    random: batchGetScenarioVersionsAnswer,
  },
  getScenario: {
    method: 'GET',
    path: '/projects/{project_id}/scenarios/{scenario_id}',
    status: 200,
    random: getScenarioAnswer,
  },
  createScenarioVersion: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/{scenario_id}',
    status: 201,
    random: createScenarioVersionAnswer,
  },
  listScenarioVersions: {
    method: 'GET',
    path: '/projects/{project_id}/scenarios/{scenario_id}/versions',
    status: 200,
    random: listScenarioVersionsAnswer,
  },
  getScenarioVersion: {
    method: 'GET',
    path: '/projects/{project_id}/scenarios/{scenario_id}/versions/{version_id}',
    status: 200,
    random: getScenarioVersionAnswer,
  },
  copyScenario: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/{scenario_id}/versions/{version_id}/copy',
    status: 201,
    random: copyScenarioAnswer,
  },
  deprecateScenario: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/{scenario_id}/deprecate',
    status: 204,
  },
  batchGetScenarioFormats: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/format/batch_get',
    status: 200,
    random: batchGetScenarioFormatsAnswer,
  },
  batchUpdateScenarioFormats: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/format/batch_update',
    status: 200,
    random: batchUpdateScenarioFormatsAnswer,
  },
  batchReviewScenarioVersions: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/review/batch_update',
    status: 204,
  },
  reviewScenarioVersion: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/{scenario_id}/versions/{version_id}/review',
    status: 204,
  },
  listScenarioShares: {
    method: 'GET',
    path: '/projects/{project_id}/scenarios/{scenario_id}/shares',
    status: 200,
    random: listScenarioSharesAnswer,
  },
  createScenarioShare: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/{scenario_id}/shares',
    status: 204,
  },
  deprecateScenarioShare: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/{scenario_id}/shares/{share_id}/deprecate',
    status: 204,
  },
  listScenarioShareInvitations: {
    method: 'GET',
    path: '/projects/{project_id}/scenarios/shares/invitations',
    status: 200,
    random: listScenarioShareInvitationsAnswer,
  },
  acceptScenarioShareInvitation: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/shares/invitations/{invitation_id}/accept',
    status: 204,
  },
  rejectScenarioShareInvitation: {
    method: 'POST',
    path: '/projects/{project_id}/scenarios/shares/invitations/{invitation_id}/reject',
    status: 204,
  },
  listScenarioAssets: {
    method: 'GET',
    path: '/projects/{project_id}/assets',
    status: 200,
    random: listScenarioAssetsAnswer,
  },
  createScenarioAsset: {
    method: 'POST',
    path: '/projects/{project_id}/assets',
    status: 201,
    random: createScenarioAssetAnswer,
  },
  createScenarioAssetUpload: {
    method: 'POST',
    path: '/projects/{project_id}/assets/upload',
    status: 200,
    random: createScenarioAssetUploadAnswer,
  },
  getScenarioAsset: {
    method: 'GET',
    path: '/projects/{project_id}/assets/{asset_id}',
    status: 200,
    random: getScenarioAssetAnswer,
  },
  listScenarioAssetVersions: {
    method: 'GET',
    path: '/projects/{project_id}/assets/{asset_id}/versions',
    status: 200,
    random: listScenarioAssetVersionsAnswer,
  },
  listScenarioReports: {
    method: 'GET',
    path: '/projects/{project_id}/scenarios/jobs/reports',
    status: 200,
    random: listScenarioReportsAnswer,
  },
  getScenarioReport: {
    method: 'GET',
    path: '/projects/{project_id}/scenarios/jobs/{job_id}/report',
    status: 200,
    random: getScenarioReportAnswer,
  },
  getScenarioReportLogGrant: {
    method: 'GET',
    path: '/projects/{project_id}/scenarios/jobs/{job_id}/reports/{report_id}/share',
    status: 200,
    random: getScenarioReportLogGrantAnswer,
  },
}

/** MSW handlers of every operation of the scenario service. */
export const scenarioHandlers = (options: HandlersOptions<ScenarioCalls>): HttpHandler[] =>
  handlersOf(mocks, options)

/** MSW handler of one operation of the scenario service. */
export const scenarioHandler = <Id extends keyof ScenarioCalls>(
  id: Id,
  options: HandlerOptions<ScenarioCalls[Id]>,
): HttpHandler => handlerOf(mocks, id, options)
