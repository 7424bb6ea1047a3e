import { createLogSession } from './log-session.ts'
import type { Request } from './protocol.ts'

const handle = createLogSession(
  (report, moved = []) => postMessage(report, { transfer: moved }),
  () => new Worker(new URL('./pattern-worker.ts', import.meta.url), { type: 'module' }),
)

addEventListener('message', ({ data }: MessageEvent<Request>) => handle(data))
