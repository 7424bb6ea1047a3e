// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { BatchGetFirmwareImagesAnswer, FirmwareImageDownload } from './wire.ts'

export const getBatchGetFirmwareImagesResponseMock = (
  overrideResponse: Partial<Extract<BatchGetFirmwareImagesAnswer, object>> = {},
): BatchGetFirmwareImagesAnswer => ({
  images: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alpha({ length: { min: 1, max: 20 } }),
      labels: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
        () => ({
          name: faker.string.alpha({ length: { min: 1, max: 20 } }),
          value: faker.string.alpha({ length: { min: 10, max: 20 } }),
        }),
      ),
      size: faker.number.int({ min: 0 }),
      digest: faker.string.alpha({ length: { min: 10, max: 20 } }),
      filename_extension: faker.string.alpha({ length: { min: 10, max: 20 } }),
    }),
  ),
  ...overrideResponse,
})

export const getDownloadFirmwareImageResponseMock = (
  overrideResponse: Partial<Extract<FirmwareImageDownload, object>> = {},
): FirmwareImageDownload => ({ url: faker.internet.url(), ...overrideResponse })

export const getBatchGetFirmwareImagesMockHandler = (
  overrideResponse?:
    | BatchGetFirmwareImagesAnswer
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<BatchGetFirmwareImagesAnswer> | BatchGetFirmwareImagesAnswer),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/images/batch',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getBatchGetFirmwareImagesResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}

export const getDownloadFirmwareImageMockHandler = (
  overrideResponse?:
    | FirmwareImageDownload
    | ((
        info: Parameters<Parameters<typeof http.post>[1]>[0],
      ) => Promise<FirmwareImageDownload> | FirmwareImageDownload),
  options?: RequestHandlerOptions,
) => {
  return http.post(
    '*/projects/:projectId/images/:imageId/download',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(
        overrideResponse !== undefined
          ? typeof overrideResponse === 'function'
            ? await overrideResponse(info)
            : overrideResponse
          : getDownloadFirmwareImageResponseMock(),
        { status: 200 },
      )
    },
    options,
  )
}
export const getFirmwareRegistryMock = () => [
  getBatchGetFirmwareImagesMockHandler(),
  getDownloadFirmwareImageMockHandler(),
]
