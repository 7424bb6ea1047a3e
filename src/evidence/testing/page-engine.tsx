import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import type { AskName, Asks } from '../engine/answers.ts'
import type { Problem, Up } from '../engine/messages.ts'
import { fakeWorkers } from './fake-worker.ts'
import { project } from './page-project.ts'
import { setTestTransport } from './test-transport.ts'

/** A read that the service has refused. */
export const refused: Problem = { message: 'No.', status: 403 }

/** Lets the page draw all that is under way. */
export const settle = () => act(async () => {})

/** What is read of reports by themselves, besides the evidence. */
export const withReports = () => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return { client, wrapper }
}

/**
 * The engine of a page, which a test answers by hand; each test of the file has a project of its own. The file has
 * `page-project.ts` stand in for the modules of the project and the user.
 */
export const pageEngine = () => {
  const workers = fakeWorkers()
  setTestTransport()
  let opened = 0
  /** Opens a project that was not open before. */
  const openAnother = () => {
    opened += 1
    project.id = `project ${opened}`
  }
  beforeEach(() => {
    workers.length = 0
    openAnother()
  })
  afterEach(cleanup)
  afterAll(() => void vi.unstubAllGlobals())

  /** Everything that the page has sent to the engine. */
  const sent = () => workers.flatMap(({ batches }) => batches.flat())
  /** The questions of a name that were asked, the first one first. */
  const asked = <Name extends AskName>(name: Name) =>
    sent().flatMap((message) =>
      message.kind === 'ask' && message.name === name
        ? [message as { id: number; ask: Asks[Name]['ask'] }]
        : [],
    )
  /** Has the engine tell the page something. */
  const send = (...messages: Up[]) => act(async () => workers.at(-1)?.tell(...messages))
  return {
    sent,
    asked,
    send,
    /** The last question of a name. */
    lastAsk: <Name extends AskName>(name: Name) => asked(name).at(-1)?.ask,
    /** Answers the last question of a name. */
    answer: <Name extends AskName>(
      name: Name,
      value: Partial<Asks[Name]['answer']>,
      { problem, isSettled = true }: { problem?: Problem; isSettled?: boolean } = {},
    ) => {
      const { id = 0 } = asked(name).at(-1) ?? {}
      const told = value as Asks[Name]['answer']
      return send({ kind: 'answer', id, value: told, isSettled, problem })
    },
    /** Shows what a hook tells. */
    show: async <Value,>(use: () => Value) => {
      const { result } = renderHook(use)
      await settle()
      return result
    },
    openAnother,
  }
}
