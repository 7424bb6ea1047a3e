// Generated from openapi/ by `npm run codegen`. Do not edit.

import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { BodyOf, PathOf } from '@/transport/arguments.ts'
import { callKey, querySettings } from '@/transport/query-parameters.ts'
import { send } from '@/transport/send.ts'
import { client } from './client.ts'
import { batchGetFirmwareImagesOperation, downloadFirmwareImageOperation } from './codec.ts'
import type { operations } from './types.ts'

/** Key of: Get several firmware images. */
export const batchGetFirmwareImagesQueryKey = (
  path: PathOf<operations['batchGetFirmwareImages']>,
  body: BodyOf<operations['batchGetFirmwareImages']>,
) => callKey(batchGetFirmwareImagesOperation, path, body)

/** Get several firmware images: options for a loader, a hook or an invalidation. */
export const batchGetFirmwareImagesQueryOptions = (
  path: PathOf<operations['batchGetFirmwareImages']>,
  body: BodyOf<operations['batchGetFirmwareImages']>,
) =>
  queryOptions({
    queryKey: batchGetFirmwareImagesQueryKey(path, body),
    queryFn: ({ signal }) =>
      send(batchGetFirmwareImagesOperation, { path, body, signal }, (init) =>
        client.POST('/projects/{projectId}/images/batch', { params: { path }, body, ...init }),
      ),
    ...querySettings(batchGetFirmwareImagesOperation),
  })

/** Arguments of `downloadFirmwareImage`. */
export interface DownloadFirmwareImageVariables {
  path: PathOf<operations['downloadFirmwareImage']>
  body: BodyOf<operations['downloadFirmwareImage']>
}

/** Get a download link of a firmware image: options of the mutation. */
export const downloadFirmwareImageMutationOptions = () =>
  mutationOptions({
    mutationKey: ['downloadFirmwareImage'],
    mutationFn: ({ path, body }: DownloadFirmwareImageVariables) =>
      send(downloadFirmwareImageOperation, { path, body }, (init) =>
        client.POST('/projects/{projectId}/images/{imageId}/download', {
          params: { path },
          body,
          ...init,
        }),
      ),
    meta: { operation: downloadFirmwareImageOperation },
  })
