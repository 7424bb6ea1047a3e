// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { configureTransport } from '@/transport/transport-settings.ts'
import type { Down } from './engine/messages.ts'
import { evidenceOf } from './open-evidence.ts'

const listeners: (() => void)[] = []

vi.mock('@/session/sign-in/user.ts', () => ({
  subjectId: () => 'somebody',
  watchSignIn: (listener: () => void) => listeners.push(listener),
}))

const posted: Down[] = []

class FakeWorker extends EventTarget {
  postMessage(messages: readonly Down[]) {
    posted.push(...messages)
  }
  terminate() {}
}

test('the worker is handed each renewed token, before a call is refused', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  let token = 'first'
  configureTransport({
    baseUrl: () => '/services',
    accessToken: () => token,
    renewToken: async () => true,
    onSignedOut: () => {},
    onSignedIn: () => {},
    onMaintenance: () => {},
  })
  evidenceOf('one project')
  evidenceOf('another project')
  await Promise.resolve()
  const opened = posted.filter(({ kind }) => kind === 'open')
  expect(opened).toMatchObject([
    { projectId: 'one project', token },
    { projectId: 'another project', token },
  ])
  posted.length = 0
  token = 'second'
  for (const listener of listeners) listener()
  await Promise.resolve()
  expect(posted).toEqual([{ kind: 'token', token }])
})
