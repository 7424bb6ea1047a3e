// Generated from openapi/ by `npm run codegen`. Do not edit.

import {
  boolean,
  enumeration,
  integer,
  itemByItem,
  list,
  map,
  object,
  openEnumeration,
  string,
  type EnumerationPlan,
  type ObjectPlan,
  type Plan,
} from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

export const AnyScenarioType: Plan = string
export const ScenarioReviewStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'approved',
  'non_approved',
  'requested_changes',
)
export const ScenarioSort: EnumerationPlan = /* @__PURE__ */ enumeration(
  'scenario_name',
  'updated_at',
)
export const SortOrder: EnumerationPlan = /* @__PURE__ */ enumeration('asc', 'desc')
export const NextToken: Plan = string
export const Id: Plan = string
export const ScenarioVersionId: Plan = integer
export const Timestamp: Plan = string
export const UserId: Plan = string
export const ScenarioAreaMap: ObjectPlan = /* @__PURE__ */ object({
  id: integer,
  version_id: Id,
  'display_name?': string,
})
export const ScenarioAssetVersionId: Plan = integer
export const ScenarioAssetRef: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: ScenarioAssetVersionId,
  'display_name?': string,
})
export const ScenarioReview: ObjectPlan = /* @__PURE__ */ object({
  status: string,
  'comment?': string,
  'reviewer?': UserId,
})
export const SourceScenario: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  'version_id?': ScenarioVersionId,
  'synced_version_id?': ScenarioVersionId,
})
export const GeneratedFrom: ObjectPlan = /* @__PURE__ */ object({
  'rosbag_to_scenario_version?': string,
  rosbag_id: Id,
  'environment_id?': Id,
})
export const ParameterType: EnumerationPlan = /* @__PURE__ */ enumeration(
  'double',
  'string',
  'empty',
)
export const AnyParameterType: Plan = /* @__PURE__ */ openEnumeration(ParameterType)
export const ParameterSet: ObjectPlan = /* @__PURE__ */ object({
  variables: /* @__PURE__ */ list(string),
  types: /* @__PURE__ */ map(AnyParameterType),
  values: /* @__PURE__ */ list(/* @__PURE__ */ map(string)),
})
export const Scenario: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  project_id: Id,
  version_id: ScenarioVersionId,
  display_name: string,
  description: string,
  type: AnyScenarioType,
  created_at: Timestamp,
  updated_at: Timestamp,
  deprecated: boolean,
  'deprecated_at?': Timestamp,
  'shared_from?': Id,
  change_message: string,
  author: UserId,
  'scenario_format?': string,
  'bag_id?': Id,
  't4_dataset_ids?': /* @__PURE__ */ list(Id),
  tags: /* @__PURE__ */ list(string),
  'area_map?': ScenarioAreaMap,
  'asset?': ScenarioAssetRef,
  review: ScenarioReview,
  'source_scenario?': SourceScenario,
  'generated_from?': GeneratedFrom,
  parameter_set: ParameterSet,
})
export const ScenarioPage: ObjectPlan = /* @__PURE__ */ object({
  scenarios: /* @__PURE__ */ list(Scenario),
  'next_token?': NextToken,
})
export const ScenarioLookup: ObjectPlan = /* @__PURE__ */ object({
  scenario_id: Id,
  'scenario_version_id?': ScenarioVersionId,
})
export const BatchGetScenariosRequest: ObjectPlan = /* @__PURE__ */ object({
  items: /* @__PURE__ */ list(ScenarioLookup),
})
export const FoundScenario: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: ScenarioVersionId,
  'display_name?': string,
  'type?': AnyScenarioType,
  deprecated: boolean,
  'shared_from?': Id,
  review: ScenarioReview,
  parameter_set: ParameterSet,
})
export const BatchGetScenariosAnswer: ObjectPlan = /* @__PURE__ */ object({
  found: /* @__PURE__ */ itemByItem(FoundScenario),
})
export const ScenarioAreaMapChoice: ObjectPlan = /* @__PURE__ */ object({
  id: integer,
  version_id: Id,
})
export const CreateScenarioVersionRequest: ObjectPlan = /* @__PURE__ */ object({
  current_version_id: ScenarioVersionId,
  display_name: string,
  description: string,
  'change_message?': string,
  'area_map?': ScenarioAreaMapChoice,
  'bag_id?': Id,
  'scenario_format?': string,
  't4_dataset_ids?': /* @__PURE__ */ list(Id),
  tags: /* @__PURE__ */ list(string),
})
export const ScenarioVersionRef: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: ScenarioVersionId,
})
export const ScenarioVersionPage: ObjectPlan = /* @__PURE__ */ object({
  versions: /* @__PURE__ */ list(Scenario),
  'next_token?': NextToken,
})
export const CopyScenarioRequest: ObjectPlan = /* @__PURE__ */ object({
  display_name: string,
})
export const BatchGetScenarioFormatsRequest: ObjectPlan = /* @__PURE__ */ object({
  items: /* @__PURE__ */ list(ScenarioVersionRef),
})
export const ScenarioFormatResult: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: ScenarioVersionId,
  'scenario_format?': string,
})
export const ScenarioFormatFailure: ObjectPlan = /* @__PURE__ */ object({
  scenario_id: Id,
  'reason?': string,
})
export const BatchScenarioFormatsAnswer: ObjectPlan = /* @__PURE__ */ object({
  succeeded: /* @__PURE__ */ itemByItem(ScenarioFormatResult),
  failed: /* @__PURE__ */ itemByItem(ScenarioFormatFailure),
})
export const ScenarioFormatUpdate: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  version_id: ScenarioVersionId,
  scenario_format: string,
})
export const BatchUpdateScenarioFormatsRequest: ObjectPlan = /* @__PURE__ */ object({
  items: /* @__PURE__ */ list(ScenarioFormatUpdate),
})
export const ScenarioReviewVerdict: EnumerationPlan = /* @__PURE__ */ enumeration(
  'approved',
  'requested_changes',
)
export const BatchReviewScenarioVersionsRequest: ObjectPlan = /* @__PURE__ */ object({
  review_status: ScenarioReviewVerdict,
  items: /* @__PURE__ */ list(ScenarioVersionRef),
})
export const ReviewScenarioVersionRequest: ObjectPlan = /* @__PURE__ */ object({
  status: ScenarioReviewVerdict,
  'comment?': string,
})
export const InvitationStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'pending',
  'accepted',
  'rejected',
  'canceled',
)
export const AnyInvitationStatus: Plan = /* @__PURE__ */ openEnumeration(InvitationStatus)
export const ScenarioShare: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  destination: Id,
  invitation_status: AnyInvitationStatus,
  created_at: Timestamp,
})
export const ScenarioSharePage: ObjectPlan = /* @__PURE__ */ object({
  shares: /* @__PURE__ */ list(ScenarioShare),
  'next_token?': NextToken,
})
export const Uuid: Plan = string
export const CreateScenarioShareRequest: ObjectPlan = /* @__PURE__ */ object({
  destination: Id,
  scenario_ids: /* @__PURE__ */ list(Id),
  request_token: Uuid,
})
export const ScenarioShareInvitation: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  shared_scenario: Scenario,
})
export const ScenarioShareInvitationPage: ObjectPlan = /* @__PURE__ */ object({
  scenario_share_invitations: /* @__PURE__ */ list(ScenarioShareInvitation),
  'next_token?': NextToken,
})
export const ScenarioShareInvitationRef: ObjectPlan = /* @__PURE__ */ object({
  scenario_id: Id,
  scenario_share_invitation_id: Id,
})
export const ScenarioShareInvitationChoice: ObjectPlan = /* @__PURE__ */ object({
  invitations: /* @__PURE__ */ list(ScenarioShareInvitationRef),
})
export const ScenarioAsset: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  project_id: Id,
  version_id: ScenarioAssetVersionId,
  display_name: string,
  'description?': string,
  size: integer,
  created_at: Timestamp,
  updated_at: Timestamp,
  deprecated: boolean,
})
export const ScenarioAssetPage: ObjectPlan = /* @__PURE__ */ object({
  assets: /* @__PURE__ */ list(ScenarioAsset),
  'next_token?': NextToken,
})
export const CreateScenarioAssetRequest: ObjectPlan = /* @__PURE__ */ object({
  display_name: string,
  'description?': string,
  file_id: Id,
})
export const CreateScenarioAssetAnswer: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
})
export const StsCredentials: ObjectPlan = /* @__PURE__ */ object({
  access_key_id: string,
  secret_access_key: string,
  session_token: string,
  'expiration?': Timestamp,
})
export const ScenarioAssetUpload: ObjectPlan = /* @__PURE__ */ object({
  aws_sts_credentials: StsCredentials,
  bucket: string,
  key: string,
  file_id: Id,
})
export const ScenarioAssetVersionPage: ObjectPlan = /* @__PURE__ */ object({
  versions: /* @__PURE__ */ list(ScenarioAsset),
  'next_token?': NextToken,
})
export const ScenarioReportStatus: EnumerationPlan = /* @__PURE__ */ enumeration(
  'scheduled',
  'started',
  'succeeded',
  'failed',
)
export const AnyScenarioReportStatus: Plan = /* @__PURE__ */ openEnumeration(ScenarioReportStatus)
export const ScenarioReportRosbag: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  environment_id: Id,
  area_map: ScenarioAreaMapChoice,
})
export const ScenarioReportEntry: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  status: AnyScenarioReportStatus,
  'scenario_id?': Id,
  updated_at: Timestamp,
  rosbag: ScenarioReportRosbag,
})
export const ScenarioReport: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  description: string,
  status: AnyScenarioReportStatus,
  created_by: UserId,
  created_at: Timestamp,
  updated_at: Timestamp,
  reports: /* @__PURE__ */ list(ScenarioReportEntry),
})
export const ScenarioReportPage: ObjectPlan = /* @__PURE__ */ object({
  reports: /* @__PURE__ */ list(ScenarioReport),
  'next_token?': NextToken,
})
export const ScenarioReportLogGrant: ObjectPlan = /* @__PURE__ */ object({
  aws_sts_credentials: StsCredentials,
  bucket: string,
  key: string,
  expires_at: Timestamp,
})

export const listScenariosOperation: Operation = {
  service: 'scenario',
  id: 'listScenarios',
  method: 'GET',
  path: '/projects/{projectId}/scenarios',
  alertId: 'listScenarios',
  alertText: 'Failed to get the scenarios.',
  query: /* @__PURE__ */ object({
    'suite_type?': AnyScenarioType,
    'review_status?': ScenarioReviewStatus,
    'display_name?': string,
    'sort?': ScenarioSort,
    'order?': SortOrder,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: ScenarioPage,
}
export const batchGetScenariosOperation: Operation = {
  service: 'scenario',
  id: 'batchGetScenarios',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/batch',
  alertId: 'batchGetScenarios',
  alertText: 'Failed to get the scenarios.',
  reads: true,
  body: BatchGetScenariosRequest,
  answer: BatchGetScenariosAnswer,
}
export const batchGetScenarioVersionsOperation: Operation = {
  service: 'scenario',
  id: 'batchGetScenarioVersions',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/versions/batch',
  alertId: 'batchGetScenarioVersions',
  alertText: 'Failed to get the scenario versions.',
  reads: true,
  body: BatchGetScenariosRequest,
  answer: BatchGetScenariosAnswer,
}
export const getScenarioOperation: Operation = {
  service: 'scenario',
  id: 'getScenario',
  method: 'GET',
  path: '/projects/{projectId}/scenarios/{scenarioId}',
  alertId: 'getScenario',
  alertText: 'Failed to get the scenario.',
  answer: Scenario,
}
export const createScenarioVersionOperation: Operation = {
  service: 'scenario',
  id: 'createScenarioVersion',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/{scenarioId}',
  alertId: 'updateScenarioMaps',
  alertText: 'Failed to update the maps of the scenarios.',
  body: CreateScenarioVersionRequest,
  answer: ScenarioVersionRef,
}
export const listScenarioVersionsOperation: Operation = {
  service: 'scenario',
  id: 'listScenarioVersions',
  method: 'GET',
  path: '/projects/{projectId}/scenarios/{scenarioId}/versions',
  alertId: 'listScenarioVersions',
  alertText: 'Failed to get the scenario versions.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: ScenarioVersionPage,
}
export const getScenarioVersionOperation: Operation = {
  service: 'scenario',
  id: 'getScenarioVersion',
  method: 'GET',
  path: '/projects/{projectId}/scenarios/{scenarioId}/versions/{versionId}',
  alertId: 'getScenarioVersion',
  alertText: 'Failed to get the scenario version.',
  answer: Scenario,
}
export const copyScenarioOperation: Operation = {
  service: 'scenario',
  id: 'copyScenario',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/{scenarioId}/versions/{versionId}/copy',
  alertId: 'copyScenario',
  alertText: 'Failed to copy the scenario.',
  body: CopyScenarioRequest,
  answer: ScenarioVersionRef,
}
export const deprecateScenarioOperation: Operation = {
  service: 'scenario',
  id: 'deprecateScenario',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/{scenarioId}/deprecate',
  alertId: 'deleteScenario',
  alertText: 'Failed to delete the scenario.',
}
export const batchGetScenarioFormatsOperation: Operation = {
  service: 'scenario',
  id: 'batchGetScenarioFormats',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/format/batch_get',
  alertId: 'batchGetScenarioFormats',
  alertText: 'Failed to get the scenario formats.',
  reads: true,
  body: BatchGetScenarioFormatsRequest,
  answer: BatchScenarioFormatsAnswer,
}
export const batchUpdateScenarioFormatsOperation: Operation = {
  service: 'scenario',
  id: 'batchUpdateScenarioFormats',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/format/batch_update',
  alertId: 'batchUpdateScenarioFormats',
  alertText: 'Failed to update the scenario formats.',
  body: BatchUpdateScenarioFormatsRequest,
  answer: BatchScenarioFormatsAnswer,
}
export const batchReviewScenarioVersionsOperation: Operation = {
  service: 'scenario',
  id: 'batchReviewScenarioVersions',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/review/batch_update',
  alertId: 'batchReviewScenarioVersions',
  alertText: 'Failed to review the scenarios.',
  body: BatchReviewScenarioVersionsRequest,
}
export const reviewScenarioVersionOperation: Operation = {
  service: 'scenario',
  id: 'reviewScenarioVersion',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/{scenarioId}/versions/{versionId}/review',
  alertId: 'reviewScenarioVersion',
  alertText: 'Failed to review the scenario version.',
  body: ReviewScenarioVersionRequest,
}
export const listScenarioSharesOperation: Operation = {
  service: 'scenario',
  id: 'listScenarioShares',
  method: 'GET',
  path: '/projects/{projectId}/scenarios/{scenarioId}/shares',
  alertId: 'listScenarioShares',
  alertText: 'Failed to get the shares of the scenario.',
  query: /* @__PURE__ */ object({
    'reverse?': boolean,
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: ScenarioSharePage,
}
export const createScenarioShareOperation: Operation = {
  service: 'scenario',
  id: 'createScenarioShare',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/{scenarioId}/shares',
  alertId: 'createScenarioShare',
  alertText: 'Failed to share the scenarios.',
  body: CreateScenarioShareRequest,
}
export const deprecateScenarioShareOperation: Operation = {
  service: 'scenario',
  id: 'deprecateScenarioShare',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/{scenarioId}/shares/{shareId}/deprecate',
  alertId: 'deleteScenarioShare',
  alertText: 'Failed to stop sharing the scenario.',
}
export const listScenarioShareInvitationsOperation: Operation = {
  service: 'scenario',
  id: 'listScenarioShareInvitations',
  method: 'GET',
  path: '/projects/{projectId}/scenarios/shares/invitations',
  alertId: 'listScenarioShareInvitations',
  alertText: 'Failed to get the scenario sharing invitations.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: ScenarioShareInvitationPage,
}
export const acceptScenarioShareInvitationOperation: Operation = {
  service: 'scenario',
  id: 'acceptScenarioShareInvitation',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/shares/invitations/{invitationId}/accept',
  alertId: 'acceptScenarioShareInvitation',
  alertText: 'Failed to accept the scenario sharing invitation.',
  body: ScenarioShareInvitationChoice,
}
export const rejectScenarioShareInvitationOperation: Operation = {
  service: 'scenario',
  id: 'rejectScenarioShareInvitation',
  method: 'POST',
  path: '/projects/{projectId}/scenarios/shares/invitations/{invitationId}/reject',
  alertId: 'rejectScenarioShareInvitation',
  alertText: 'Failed to reject the scenario sharing invitation.',
  body: ScenarioShareInvitationChoice,
}
export const listScenarioAssetsOperation: Operation = {
  service: 'scenario',
  id: 'listScenarioAssets',
  method: 'GET',
  path: '/projects/{projectId}/assets',
  alertId: 'listScenarioAssets',
  alertText: 'Failed to get the scenario assets.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: ScenarioAssetPage,
}
export const createScenarioAssetOperation: Operation = {
  service: 'scenario',
  id: 'createScenarioAsset',
  method: 'POST',
  path: '/projects/{projectId}/assets',
  alertId: 'createScenarioAsset',
  alertText: 'Failed to create the scenario asset.',
  body: CreateScenarioAssetRequest,
  answer: CreateScenarioAssetAnswer,
}
export const createScenarioAssetUploadOperation: Operation = {
  service: 'scenario',
  id: 'createScenarioAssetUpload',
  method: 'POST',
  path: '/projects/{projectId}/assets/upload',
  alertId: 'uploadScenarioAsset',
  alertText: 'Failed to upload the scenario asset.',
  answer: ScenarioAssetUpload,
}
export const getScenarioAssetOperation: Operation = {
  service: 'scenario',
  id: 'getScenarioAsset',
  method: 'GET',
  path: '/projects/{projectId}/assets/{assetId}',
  alertId: 'getScenarioAsset',
  alertText: 'Failed to get the scenario asset.',
  answer: ScenarioAsset,
}
export const listScenarioAssetVersionsOperation: Operation = {
  service: 'scenario',
  id: 'listScenarioAssetVersions',
  method: 'GET',
  path: '/projects/{projectId}/assets/{assetId}/versions',
  alertId: 'listScenarioAssetVersions',
  alertText: 'Failed to get the versions of the scenario asset.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: ScenarioAssetVersionPage,
}
export const listScenarioReportsOperation: Operation = {
  service: 'scenario',
  id: 'listScenarioReports',
  method: 'GET',
  path: '/projects/{projectId}/scenarios/jobs/reports',
  alertId: 'listScenarioReports',
  alertText: 'Failed to get the scenario reports.',
  query: /* @__PURE__ */ object({
    'size?': integer,
    'next_token?': NextToken,
  }),
  answer: ScenarioReportPage,
}
export const getScenarioReportOperation: Operation = {
  service: 'scenario',
  id: 'getScenarioReport',
  method: 'GET',
  path: '/projects/{projectId}/scenarios/jobs/{jobId}/report',
  alertId: 'getScenarioReport',
  alertText: 'Failed to get the scenario report.',
  answer: ScenarioReport,
}
export const getScenarioReportLogGrantOperation: Operation = {
  service: 'scenario',
  id: 'getScenarioReportLogGrant',
  method: 'GET',
  path: '/projects/{projectId}/scenarios/jobs/{jobId}/reports/{reportId}/share',
  alertId: 'downloadScenarioReportLog',
  alertText: 'Failed to download the log of the scenario report.',
  answer: ScenarioReportLogGrant,
}
