import type { Integration } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { integrationFilter } from './integration-filter.ts'

const github = (repo: string) => ({
  type: 'github_v3' as const,
  githubV3: { owner: 'shuttle-lab', repo },
})
const integrations = partly<Integration[]>([
  { id: 'i1', ...github('autopilot'), defaultJobDescription: 'Nightly' },
  { id: 'i2', ...github('maps') },
])

test.each([
  [undefined, 'i1 i2'],
  ['lab', 'i1 i2'],
  ['nightly AUTO', 'i1'],
  ['i2', 'i2'],
  ['nothing', ''],
])('%j finds %j', (display_name, ids) => {
  const passing = integrationFilter.apply(integrations, display_name ? { display_name } : {})
  expect(passing.map(({ id }) => id).join(' ')).toBe(ids)
})

test('returns the same array when everything passes', () => {
  expect(integrationFilter.apply(integrations, {})).toBe(integrations)
})
