// Generated from openapi/ by `npm run codegen`. Do not edit.

import {
  integer,
  itemByItem,
  list,
  object,
  string,
  type ObjectPlan,
  type Plan,
} from '@/transport/codec.ts'
import type { Operation } from '@/transport/operation.ts'

export const Id: Plan = string
export const BatchGetFirmwareImagesRequest: ObjectPlan = /* @__PURE__ */ object({
  image_ids: /* @__PURE__ */ list(Id),
})
export const FirmwareImageLabel: ObjectPlan = /* @__PURE__ */ object({
  name: string,
  value: string,
})
export const FirmwareImage: ObjectPlan = /* @__PURE__ */ object({
  id: Id,
  project_id: Id,
  labels: /* @__PURE__ */ list(FirmwareImageLabel),
  size: integer,
  digest: string,
  filename_extension: string,
})
export const BatchGetFirmwareImagesAnswer: ObjectPlan = /* @__PURE__ */ object({
  images: /* @__PURE__ */ itemByItem(FirmwareImage),
})
export const DownloadRequest: ObjectPlan = /* @__PURE__ */ object({
  expiration_time: integer,
  'filename?': string,
})
export const FirmwareImageDownload: ObjectPlan = /* @__PURE__ */ object({
  url: string,
})

export const batchGetFirmwareImagesOperation: Operation = {
  service: 'firmware-registry',
  id: 'batchGetFirmwareImages',
  method: 'POST',
  path: '/projects/{projectId}/images/batch',
  alertId: 'getFirmwareImages',
  alertText: 'Failed to get the firmware images.',
  reads: true,
  body: BatchGetFirmwareImagesRequest,
  answer: BatchGetFirmwareImagesAnswer,
}
export const downloadFirmwareImageOperation: Operation = {
  service: 'firmware-registry',
  id: 'downloadFirmwareImage',
  method: 'POST',
  path: '/projects/{projectId}/images/{imageId}/download',
  alertId: 'downloadFirmwareImage',
  alertText: 'Failed to download the firmware image.',
  body: DownloadRequest,
  answer: FirmwareImageDownload,
}
