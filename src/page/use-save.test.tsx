// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useEditing, type Versioned } from '@/data/editing.ts'
import { ApiError } from '@/transport/errors.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { ConflictAlert } from './conflict-alert.tsx'
import { useSave, useSaved } from './use-save.ts'

vi.mock('@/ui/feedback/toast.tsx', () => ({ toast: vi.fn() }))

afterEach(cleanup)

type Robot = Versioned & { id: string; name: string; color: string }
type Draft = Pick<Robot, 'name' | 'color'>

const robotKind = { one: 'robot', many: 'robots', list: () => '/robots' }
const draftOf = ({ name, color }: Robot): Draft => ({ name, color })
const fields = {
  name: { label: 'Name', text: (name: string) => name },
  color: { label: 'Color' },
}

interface Service {
  stored: () => Robot
  send: (draft: Draft) => Promise<void>
}

interface EditRobotProps {
  service: Service
  mine: { current: Draft }
  saving?: { checkFirst?: boolean; asSaved?: (draft: Draft) => unknown; hasSecrets?: boolean }
}

function EditRobot({ service, mine, saving }: EditRobotProps) {
  const { editing } = useEditing({
    queryKey: ['robot'],
    queryFn: async () => service.stored(),
  })
  const { submit, pending, alert } = useSave<Draft, Robot>({
    kind: robotKind,
    editing,
    checkFirst: true,
    update: (draft) => service.send(draft),
    asDraft: draftOf,
    ...saving,
    pageKey: (id) => ['robot', id],
    refresh: () => undefined,
    target: () => ({ to: '/saved', search: {} }),
  })
  if (!editing) return null
  return (
    <>
      <button type="button" disabled={pending} onClick={() => submit(mine.current)}>
        Save
      </button>
      {alert}
      <ConflictAlert
        kind={robotKind}
        editing={editing}
        draftOf={draftOf}
        mine={() => mine.current}
        fields={fields}
        onTakeOver={(merged) => {
          mine.current = merged
        }}
      />
    </>
  )
}

const open = async (service: Service, draft: Draft, saving?: EditRobotProps['saving']) => {
  const mine = { current: draft }
  const root = createRootRoute()
  const inProject = createRoute({
    getParentRoute: () => root,
    id: '_console',
    beforeLoad: () => ({ projectId: 'p' }),
  })
  const edit = createRoute({
    getParentRoute: () => inProject,
    path: '/',
    component: () => <EditRobot service={service} mine={mine} {...(saving && { saving })} />,
  })
  const saved = createRoute({
    getParentRoute: () => inProject,
    path: '/saved',
    component: () => <p>Saved</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([inProject.addChildren([edit, saved])]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider<typeof router> router={router} />
    </QueryClientProvider>,
  )
  await screen.findByRole('button', { name: 'Save' })
  return mine
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const idle = () =>
  waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false),
  )

const conflict = 'Somebody else has saved this robot while you edited it.'

test.each([
  ['version', (state: number) => ({ versionId: state })],
  ['update time', (state: number) => ({ updatedAt: `2024-03-05T09:4${state}:00Z` })],
])('a newer version is detected by its %s and not overwritten', async (_, versionOf) => {
  let stored: Robot = { id: 'r1', ...versionOf(1), name: 'Walker', color: 'red' }
  const send = vi.fn(async () => {})
  const mine = await open({ stored: () => stored, send }, { name: 'Runner', color: 'red' })

  stored = { id: 'r1', ...versionOf(2), name: 'Walker', color: 'blue' }
  press('Save')
  await screen.findByText(conflict)
  expect(screen.getByText('Changed there: Color.')).toBeDefined()
  expect(screen.queryByText('Something went wrong.')).toBeNull()
  // A second attempt does not overwrite it either.
  await idle()
  press('Save')
  await idle()
  expect(send).not.toHaveBeenCalled()

  press('Take over the newer version')
  expect(mine.current).toEqual({ name: 'Runner', color: 'blue' })
  expect(await screen.findByRole('status')).toHaveProperty(
    'textContent',
    'The newer version is taken over. What you changed stays.',
  )
  await waitFor(() => expect(screen.queryByText(conflict)).toBeNull())
  // Another conflict.
  stored = { id: 'r1', ...versionOf(3), name: 'Roller', color: 'blue' }
  press('Save')
  await screen.findByText(/^Name: saved/)
  expect(send).not.toHaveBeenCalled()
  press('Take over the newer version')
  await waitFor(() => expect(screen.queryByText(conflict)).toBeNull())
  press('Save')
  await screen.findByText('Saved')
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: 'Runner', color: 'blue' })
})

test('a failed call is no conflict', async () => {
  const stored: Robot = { id: 'r1', versionId: 1, name: 'Walker', color: 'red' }
  const send = vi.fn(async () => {})
  send.mockRejectedValueOnce(new Error('Refused.'))
  await open({ stored: () => stored, send }, { name: 'Runner', color: 'red' })
  press('Save')
  await screen.findByText('Something went wrong.')
  expect(screen.queryByText(conflict)).toBeNull()
  press('Save')
  await screen.findByText('Saved')
})

const lost = () =>
  new ApiError({ kind: 'others', message: 'The connection failed.', url: '/robots' })

test('a save whose answer is lost is looked up: it is done, and sent once', async () => {
  let stored: Robot = { id: 'r1', versionId: 1, name: 'Walker', color: 'red' }
  const send = vi.fn(async (draft: Draft) => {
    stored = { ...stored, ...draft, versionId: 2 }
    throw lost()
  })
  await open({ stored: () => stored, send }, { name: 'Runner', color: 'red' })
  press('Save')
  await screen.findByText('Saved')
  expect(send).toHaveBeenCalledTimes(1)
})

test('a save whose answer is lost before it was made fails, and can be sent again', async () => {
  const stored: Robot = { id: 'r1', versionId: 1, name: 'Walker', color: 'red' }
  const send = vi.fn(async () => {})
  send.mockRejectedValueOnce(lost())
  await open({ stored: () => stored, send }, { name: 'Runner', color: 'red' })
  press('Save')
  await screen.findByText('Something went wrong.')
  press('Save')
  await screen.findByText('Saved')
  expect(send).toHaveBeenCalledTimes(2)
})

test('a save whose outcome could not be looked up is not sent a second time', async () => {
  let stored: Robot = { id: 'r1', versionId: 1, name: 'Walker', color: 'red' }
  let isOffline = false
  const send = vi.fn(async (draft: Draft) => {
    stored = { ...stored, ...draft, versionId: 2 }
    isOffline = true
    throw lost()
  })
  const read = () => {
    if (isOffline) throw lost()
    return stored
  }
  await open({ stored: read, send }, { name: 'Runner', color: 'red' })
  press('Save')
  await screen.findByText('Something went wrong.')
  isOffline = false
  press('Save')
  await screen.findByText('Saved')
  expect(send).toHaveBeenCalledTimes(1)
})

test('a save whose answer is lost while somebody else saves something else is a conflict', async () => {
  let stored: Robot = { id: 'r1', versionId: 1, name: 'Walker', color: 'red' }
  const send = vi.fn(async () => {
    stored = { ...stored, name: 'Roller', versionId: 2 }
    throw lost()
  })
  await open({ stored: () => stored, send }, { name: 'Runner', color: 'red' })
  press('Save')
  await screen.findByText(conflict)
  expect(screen.queryByText('Saved')).toBeNull()
})

const refused = () =>
  new ApiError({
    kind: 'status',
    status: 409,
    message: 'There is a newer version.',
    url: '/robots',
  })

/** A color is as a secret: no service gives it back. */
const secretly = { asSaved: ({ name }: Draft) => name, hasSecrets: true }

test.each([
  ['is found before it is sent', { ...secretly, checkFirst: true }, 0],
  ['is refused by the service', { ...secretly, checkFirst: false }, 1],
])(
  'a secret is not taken for saved where a newer version looks alike: it %s',
  async (_, saving, sent) => {
    let stored: Robot = { id: 'r1', versionId: 1, name: 'Walker', color: '' }
    const send = vi.fn(async () => {})
    await open({ stored: () => stored, send }, { name: 'Walker', color: 'mine' }, saving)
    stored = { ...stored, versionId: 2 }
    send.mockRejectedValueOnce(refused())
    press('Save')
    await screen.findByText(conflict)
    await idle()
    expect(send).toHaveBeenCalledTimes(sent)
    expect(screen.queryByText('Saved')).toBeNull()
  },
)

test('a secret whose answer was lost is saved once; another one entered since is not taken for it', async () => {
  let stored: Robot = { id: 'r1', versionId: 1, name: 'Walker', color: '' }
  let isOffline = false
  const send = vi.fn(async () => {
    stored = { ...stored, versionId: 2 }
    isOffline = true
    throw lost()
  })
  const read = () => {
    if (isOffline) throw lost()
    return stored
  }
  const mine = await open({ stored: read, send }, { name: 'Walker', color: 'mine' }, secretly)
  press('Save')
  await screen.findByText('Something went wrong.')
  isOffline = false
  mine.current = { name: 'Walker', color: 'mine, newer' }
  press('Save')
  await screen.findByText(conflict)
  mine.current = { name: 'Walker', color: 'mine' }
  await idle()
  press('Save')
  await screen.findByText('Saved')
  expect(send).toHaveBeenCalledTimes(1)
})

test('a save that ends while another page is on its way does not lead away from that', async () => {
  const finish = { current: () => {} }
  function Form() {
    const saved = useSaved()
    finish.current = () => saved({ target: { to: '/saved', search: {} }, text: 'Saved.' })
    return <p>Form</p>
  }
  const code = Promise.withResolvers<void>()
  const root = createRootRoute()
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: Form }),
    createRoute({ getParentRoute: () => root, path: '/saved', component: () => <p>The thing</p> }),
    createRoute({
      getParentRoute: () => root,
      path: '/list',
      loader: () => code.promise,
      component: () => <p>The list</p>,
    }),
  ]
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider<typeof router> router={router} />)
  await screen.findByText('Form')
  router.history.push('/list')
  await waitFor(() => expect(router.state.status).toBe('pending'))
  finish.current()
  code.resolve()
  await screen.findByText('The list')
  expect(toast).toHaveBeenCalledExactlyOnceWith('Saved.', expect.anything())
})
