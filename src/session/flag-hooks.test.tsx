// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Feature, features } from '@/config/config-names.ts'
import { prefetchFlags, useFlag, useFlagCheck, useFlags, useIsFlagDecided } from './flags.ts'

const ask = vi.hoisted(() => vi.fn<(scope: string) => Promise<{ result: boolean }>>())

vi.mock('@generated/auth/queries.ts', () => ({
  assertFeatureScopeQueryOptions: (body: { featureScope: string }) => ({
    queryKey: ['assert', body],
    queryFn: () => ask(body.featureScope),
  }),
}))
vi.mock('./project/projects.ts', () => ({ useProjectIdIfAny: () => 'p1' }))
vi.mock('./sign-in/user.ts', () => ({ accessToken: () => 'token' }))
vi.mock('@/config/config.ts', async (original) => {
  const module = await original<typeof import('@/config/config.ts')>()
  const { features: names } = await import('@/config/config-names.ts')
  const featureScopes = Object.fromEntries(names.map((name) => [name, name]))
  return { ...module, config: () => ({ featureScopes }) }
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Shows its children once the flag is decided, as the pages do that lay out by it. */
function Gate({ feature, children }: { feature: Feature; children: ReactNode }) {
  return useIsFlagDecided(feature) ? children : 'Loading...'
}

function Flag({ feature }: { feature: Feature }) {
  return useFlag(feature) ? 'on' : 'off'
}

function AllFlags() {
  return Object.values(useFlags()).some(Boolean) ? 'some on' : 'all off'
}

function Check({ feature }: { feature: Feature }) {
  return useFlagCheck(feature).error?.message
}

/** A part that mounts and unmounts every second, as pages do that are opened and left. */
function Restless({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(!shown)}>
        Toggle
      </button>
      {shown && children}
    </>
  )
}

const show = (children: ReactNode) => {
  const client = new QueryClient()
  prefetchFlags(client, 'p1')
  render(
    <QueryClientProvider client={client}>
      <Restless>{children}</Restless>
    </QueryClientProvider>,
  )
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

const passMinute = async () => {
  for (let second = 0; second < 60; second += 1) {
    await pass(1000)
    act(() => screen.getByRole('button').click())
    window.dispatchEvent(new Event('focus'))
  }
}

const callsFor = (feature: Feature) => ask.mock.calls.filter(([scope]) => scope === `p1:${feature}`)

test.each(features)('a failing check of %s turns it off, once in a minute', async (feature) => {
  ask.mockRejectedValue(new Error('on purpose'))
  show(
    <Gate feature={feature}>
      <Flag feature={feature} />
      <AllFlags />
      <p>
        <Check feature={feature} />
      </p>
    </Gate>,
  )
  await pass(0)
  expect(screen.getByText('on purpose')).toBeTruthy()
  expect(document.body.textContent).toContain('off')
  await passMinute()
  await pass(0)
  expect(callsFor(feature).length).toBeLessThanOrEqual(2)
  expect(ask.mock.calls.length).toBeLessThanOrEqual(2 * features.length)
})

test('a check that succeeds later turns the flag on', async () => {
  ask.mockRejectedValue(new Error('on purpose'))
  show(<Flag feature="caret" />)
  await pass(0)
  expect(document.body.textContent).toContain('off')
  ask.mockResolvedValue({ result: true })
  await passMinute()
  await passMinute()
  expect(document.body.textContent).toContain('on')
})

test('a check that succeeded is not repeated', async () => {
  ask.mockResolvedValue({ result: true })
  show(<Flag feature="caret" />)
  await passMinute()
  await passMinute()
  expect(callsFor('caret').length).toBe(1)
})
