// Generated from openapi/ by `npm run codegen`. Do not edit.

import type { HttpHandler } from 'msw'
import {
  type HandlerOptions,
  type HandlersOptions,
  handlerOf,
  handlersOf,
  type Mocks,
} from '@/mocks/handlers.ts'
import { batchGetFirmwareImagesAnswer, downloadFirmwareImageAnswer } from './random.ts'
import type {
  BatchGetFirmwareImagesAnswer,
  BatchGetFirmwareImagesRequest,
  DownloadRequest,
  FirmwareImageDownload,
} from './wire.ts'

/** Arguments and answers of the operations of the firmware-registry service, in wire form. */
export interface FirmwareRegistryCalls {
  /** Get several firmware images. */
  batchGetFirmwareImages: {
    path: 'project_id'
    body: BatchGetFirmwareImagesRequest
    answer: BatchGetFirmwareImagesAnswer
  }
  /** Get a download link of a firmware image. */
  downloadFirmwareImage: {
    path: 'project_id' | 'image_id'
    body: DownloadRequest
    answer: FirmwareImageDownload
  }
}

const mocks: Mocks<FirmwareRegistryCalls> = {
  batchGetFirmwareImages: {
    method: 'POST',
    path: '/projects/{project_id}/images/batch',
    status: 200,
    random: batchGetFirmwareImagesAnswer,
  },
  downloadFirmwareImage: {
    method: 'POST',
    path: '/projects/{project_id}/images/{image_id}/download',
    status: 200,
    random: downloadFirmwareImageAnswer,
  },
}

/** MSW handlers of every operation of the firmware-registry service. */
export const firmwareRegistryHandlers = (
  options: HandlersOptions<FirmwareRegistryCalls>,
): HttpHandler[] => handlersOf(mocks, options)

/** MSW handler of one operation of the firmware-registry service. */
export const firmwareRegistryHandler = <Id extends keyof FirmwareRegistryCalls>(
  id: Id,
  options: HandlerOptions<FirmwareRegistryCalls[Id]>,
): HttpHandler => handlerOf(mocks, id, options)
