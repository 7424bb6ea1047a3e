import { configureTransport } from '@/transport/transport-settings.ts'
import type { Down, Up } from './messages.ts'
import { runEngine } from './run-engine.ts'

const postAll = (messages: readonly Up[]) => postMessage(messages)
const post = (message: Up) => postAll([message])
const handle = runEngine(postAll)

let token: string | undefined
let waiting: (() => void)[] = []

addEventListener('message', ({ data }: MessageEvent<Down>) => {
  if (data.kind === 'open') {
    token = data.token
    const { baseUrl } = data
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
  } else if (data.kind === 'token') {
    token = data.token
    for (const resolve of waiting) resolve()
    waiting = []
  }
  handle(data)
})
