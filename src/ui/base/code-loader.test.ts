// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { codeLoader } from './code-loader.ts'

test('loads the code once', async () => {
  const load = vi.fn(() => Promise.resolve('code'))
  const loader = codeLoader(load)
  expect(await loader()).toBe('code')
  expect(await loader()).toBe('code')
  expect(load).toHaveBeenCalledTimes(1)
})

test('after a failure the next call loads again and resolves the first one too', async () => {
  const load = vi
    .fn(() => Promise.resolve('code'))
    .mockImplementationOnce(() => Promise.reject(new Error('The connection is lost.')))
  const loader = codeLoader(load)
  const first = loader()
  await vi.waitFor(async () => {
    void loader()
    expect(load).toHaveBeenCalledTimes(2)
  })
  expect(await first).toBe('code')
})

test('a connection that is there again loads what was lost without another call', async () => {
  const load = vi
    .fn(() => Promise.resolve('code'))
    .mockImplementationOnce(() => Promise.reject(new Error('The connection is lost.')))
  const code = codeLoader(load)()
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online'))
    expect(load).toHaveBeenCalledTimes(2)
  })
  expect(await code).toBe('code')
})
