import { configureTransport } from '@/transport/transport-settings.ts'
import type { Down, Up } from './messages.ts'
import { runEngine } from './run-engine.ts'

const postAll = (messages: readonly Up[]) => postMessage(messages)
const post = (message: Up) => postAll([message])
const handle = runEngine(postAll)

let token: string | undefined
let waiting: (() => void)[] = []

const heed = (message: Down) => {
  if (message.kind === 'open') {
    token = message.token
    const { baseUrl } = message
    configureTransport({
      baseUrl: () => baseUrl,
      accessToken: () => token,
      renewToken: async () => {
        const refused = token
        const given = new Promise<void>((resolve) => {
          waiting.push(resolve)
        })
        post({ kind: 'tokenWanted', refused })
        await given
        return token !== undefined && token !== refused
      },
      onSignedOut: () => post({ kind: 'signedOut' }),
      onSignedIn: () => {},
      onMaintenance: () => post({ kind: 'maintenance' }),
    })
  } else if (message.kind === 'token') {
    token = message.token
    for (const resolve of waiting) resolve()
    waiting = []
  }
  handle(message)
}

addEventListener('message', ({ data }: MessageEvent<readonly Down[]>) => data.forEach(heed))
