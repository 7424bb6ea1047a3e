import { ApiError } from '@/transport/errors.ts'
import type { Parting } from './difference.ts'
import type { LogFailure } from './protocol.ts'

/** The links to two logs that are compared. */
export interface DifferenceRequest {
  one: string
  other: string
}

/** What the worker tells of two logs. */
export type DifferenceReport =
  | { kind: 'parting'; parting: Parting | undefined }
  | { kind: 'failed'; failure: LogFailure }

/** Finds where two logs part, in a worker of its own that ends with the answer. Ends early by `signal`. */
export const findParting = (
  request: DifferenceRequest,
  signal: AbortSignal,
): Promise<Parting | undefined> => {
  const worker = new Worker(new URL('./difference-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Parting | undefined>((resolve, reject) => {
    const lose = () => reject(new Error('The reader of the logs has stopped.'))
    worker.addEventListener('message', ({ data }: MessageEvent<DifferenceReport>) =>
      data.kind === 'parting' ? resolve(data.parting) : reject(new ApiError(data.failure)),
    )
    worker.addEventListener('error', lose)
    worker.addEventListener('messageerror', lose)
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.postMessage(request)
  }).finally(() => worker.terminate())
}
