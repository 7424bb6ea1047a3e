// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/query-client.ts'
import {
  createTestServices,
  projectId,
  scenarioOf,
} from '@/mock-platform/testing/wizard-services.ts'
import type { TaskContext } from './call-once.ts'
import { moveScenario, restoreFormer, restoreScenario } from './scenario-task.ts'

vi.mock('@/transport/report-error.ts', () => ({ reportError: () => {} }))

const services = createTestServices()
beforeAll(services.start)
beforeEach(services.reset)

test.each([
  [
    'a move to a map',
    (context: TaskContext) => moveScenario(context, 'gone', { id: 1, versionId: '2' }),
  ],
  ['a former version', (context: TaskContext) => restoreFormer(context, 'gone', 'previous', 3)],
  ['an undo', (context: TaskContext) => restoreScenario(context, 'gone', { before: 2, after: 3 })],
])('%s leaves a deleted scenario as it is, and another try is of no use', async (_, change) => {
  const [gone, before] = [3, 2].map((versionId) =>
    scenarioOf('gone', { versionId, deprecated: versionId === 3 }),
  )
  if (gone && before) services.keep(gone, before)
  const note = vi.fn()
  const context = { client: createQueryClient(), task: { id: 'task', projectId }, note }
  expect(await change(context)).toEqual({
    kind: 'failed',
    reason: 'The scenario has been deleted.',
    mend: 'open',
  })
  expect(services.bodiesOf('scenario.createScenarioVersion')).toEqual([])
  expect(note).not.toHaveBeenCalled()
})
