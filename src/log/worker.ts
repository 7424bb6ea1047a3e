import { createLogSession } from './log-session.ts'
import type { Request } from './protocol.ts'

const handle = createLogSession((report, moved = []) => postMessage(report, { transfer: moved }))

addEventListener('message', ({ data }: MessageEvent<Request>) => handle(data))
