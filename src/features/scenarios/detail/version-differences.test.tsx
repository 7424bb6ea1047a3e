// @vitest-environment jsdom
import type { Scenario } from '@generated/scenario/types.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '@/data/query-client.ts'
import { createTestServices, scenarioOf } from '@/mock-platform/testing/wizard-services.ts'
import VersionDifferences from './version-differences.tsx'

vi.mock('@/session/project/projects.ts', async () => {
  const { projectIds } = await import('@/mock-platform/world/world-projects.ts')
  return { useProjectId: () => projectIds.empty }
})
vi.mock('@/transport/report-error.ts', () => ({ reportError: () => {} }))

const services = createTestServices()
beforeAll(services.start)
beforeEach(services.reset)
afterEach(cleanup)

const contents = { slow: '{"speed":10}', fast: '{"speed":25}' } as const

const versionOf = (versionId: number, content?: string) =>
  scenarioOf('cut-in', { versionId, ...(content !== undefined && { scenarioFormat: content }) })

/** Shows two versions as a list has them that leaves out contents. */
const compare = (before: Scenario, after: Scenario) => {
  services.keep(after, before)
  const listed = ({ scenarioFormat: _, ...version }: Scenario): Scenario => version
  render(
    <QueryClientProvider client={createQueryClient()}>
      <VersionDifferences before={listed(before)} after={listed(after)} />
    </QueryClientProvider>,
  )
}

test('contents that a list leaves out are read before they are compared', async () => {
  compare(versionOf(1, contents.slow), versionOf(2, contents.fast))
  expect((await screen.findByRole('deletion')).textContent).toContain('"speed": 10')
  expect(screen.getByRole('insertion').textContent).toContain('"speed": 25')
})

test('equal contents that a list leaves out are the same once they are read', async () => {
  compare(versionOf(1, contents.slow), versionOf(2, contents.slow))
  expect(screen.queryByText('The content is the same.')).toBeNull()
  await screen.findByText('The content is the same.')
})

test.each([
  { empty: 1, before: undefined, after: contents.fast, mark: 'insertion' },
  { empty: 2, before: contents.slow, after: undefined, mark: 'deletion' },
])('a version without content is named: version $empty', async ({ empty, before, after, mark }) => {
  compare(versionOf(1, before), versionOf(2, after))
  await screen.findByText(`Version ${empty} has no content.`)
  const texts = screen.getAllByRole(mark).map((line) => line.textContent)
  expect(texts.join('')).toContain('"speed"')
})

test('two versions without content are not said to have the same', async () => {
  compare(versionOf(1), versionOf(2))
  await screen.findByText('Neither version has content.')
  expect(screen.queryByText('The content is the same.')).toBeNull()
})

test('a content that cannot be read is no empty one', async () => {
  services.fail('scenario.getScenarioVersion', { kind: 'status', status: 403, form: 'code' })
  compare(versionOf(1, contents.slow), versionOf(2, contents.fast))
  await screen.findAllByRole('alert')
  expect(screen.queryByText(/no content|content is/)).toBeNull()
})
