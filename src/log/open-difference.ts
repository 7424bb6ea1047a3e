import { ApiError } from '@/transport/errors.ts'
import type { Parting } from './difference.ts'
import type { LogFailure } from './protocol.ts'

/** The links to two logs that are compared. */
export interface DifferenceRequest {
  one: string
  other: string
  /** Most bytes of text that are read of each; all of it without. */
  limit?: number | undefined
}

/** The worker's answer about two logs. */
export type DifferenceReport =
  | { kind: 'parting'; parting: Parting | undefined }
  | { kind: 'large' }
  | { kind: 'failed'; failure: LogFailure }

/** Where two logs part, if they do; `large` where one is longer than may be read. */
export type FoundParting = { parting: Parting | undefined } | 'large'

/** Finds where two logs part, in a worker of its own that ends with the answer. Ends early by `signal`. */
export const findParting = (
  request: DifferenceRequest,
  signal: AbortSignal,
): Promise<FoundParting> => {
  const worker = new Worker(new URL('./difference-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<FoundParting>((resolve, reject) => {
    const lose = () => reject(new Error('The reader of the logs has stopped.'))
    worker.addEventListener('message', ({ data }: MessageEvent<DifferenceReport>) => {
      if (data.kind === 'failed') reject(new ApiError(data.failure))
      else resolve(data.kind === 'large' ? 'large' : { parting: data.parting })
    })
    worker.addEventListener('error', lose)
    worker.addEventListener('messageerror', lose)
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
