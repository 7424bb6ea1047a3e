// Generated from openapi/ by `npm run codegen`. Do not edit.

import { faker } from '@faker-js/faker'

import type { BatchGetFirmwareImagesAnswer, FirmwareImageDownload } from './wire.ts'

export const batchGetFirmwareImagesAnswer = (
  overrideResponse: Partial<Extract<BatchGetFirmwareImagesAnswer, object>> = {},
): BatchGetFirmwareImagesAnswer => ({
  images: Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(
    () => ({
      id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
      project_id: faker.string.alphanumeric({ length: { min: 1, max: 20 } }),
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

export const downloadFirmwareImageAnswer = (
  overrideResponse: Partial<Extract<FirmwareImageDownload, object>> = {},
): FirmwareImageDownload => ({ url: faker.internet.url(), ...overrideResponse })
