// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/query-client.ts'
import { keptTaskIds } from '@/data/tasks/task-memory.ts'
import { ApiError } from '@/transport/errors.ts'
import { startTask, taskQueue } from './tasks.ts'

const signedIn = vi.hoisted(() => ({ as: 'her' as string | undefined, tell: () => undefined }))
const send = vi.hoisted(() => vi.fn())

vi.mock(import('@/session/sign-in/user.ts'), async (original) => ({
  ...(await original()),
  subjectId: () => signedIn.as,
  watchSignIn: (listener) => {
    signedIn.tell = () => void listener()
  },
}))
vi.mock(import('./send-task.ts'), async (original) => ({ ...(await original()), sendTask: send }))

const signIn = (as: string | undefined) => {
  signedIn.as = as
  signedIn.tell()
}

test('a task is sent and shown again by who began it alone, also after a sign-out', async () => {
  const begin = createQueryClient()
  send.mockRejectedValue(new ApiError({ kind: 'status', status: 401, message: '', url: '' }))
  startTask(begin, {
    projectId: 'project',
    change: { area: 'suites', change: { kind: 'delete' } },
    items: [{ id: 'one', name: 'One' }],
    texts: { title: '', ended: '', done: '', noun: { one: '', many: '' } },
  })
  const pause = () => taskQueue(begin).current().pause?.cause
  await vi.waitFor(() => expect(pause()).toBe('signIn'))
  expect(send).toHaveBeenCalledOnce()

  for (const other of ['him', undefined]) {
    signIn(other)
    await vi.waitFor(() => expect(pause()).toBe('signIn'))
    expect(send).toHaveBeenCalledOnce()
  }
  dispatchEvent(new Event('pagehide'))
  expect(keptTaskIds()).toEqual([])

  // The page of a later sign-in is there before its user is known.
  const later = taskQueue(createQueryClient())
  signIn('him')
  expect(later.current().tasks).toEqual([])
  signIn('her')
  await vi.waitFor(() =>
    expect(later.current().tasks[0]?.items[0]?.state).toEqual({ kind: 'notSent' }),
  )
  send.mockResolvedValue(new Map([['one', { kind: 'done' }]]))
  later.goOn(later.current().tasks[0]?.id ?? '')
  await vi.waitFor(() =>
    expect(later.current().tasks[0]?.items[0]?.state).toMatchObject({ kind: 'done' }),
  )
  expect(send).toHaveBeenCalledTimes(2)
})
