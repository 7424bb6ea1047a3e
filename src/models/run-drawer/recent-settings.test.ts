import type { Integration, JobReport } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { recentSettings } from './recent-settings.ts'

const integrations = partly<Integration[]>([
  { id: 'i1', type: 'github_v3', githubV3: { repoWebUrl: 'https://github.com/lab/pilot' } },
])

interface Past {
  branch?: string
  repo?: string
  description?: string
  tested?: boolean
  status?: JobReport['status']
  event?: { sourceJobId?: string; sourceId?: string }
}

const job = ({
  branch,
  repo = 'pilot',
  description = '',
  tested = true,
  status = 'succeeded',
  event,
}: Past) =>
  partly<JobReport>({
    jobId: '1a2b3c4d-0000-4000-8000-000000000000',
    description,
    status,
    event: event ?? {
      source: {
        gitSha: 'd08b26a6',
        gitRefUrl: branch
          ? `https://github.com/lab/${repo}/tree/${branch}`
          : `https://github.com/lab/${repo}/commit/d08b26a6`,
      },
    },
    ...(tested && { test: {} }),
  })

const labels = (...jobs: Past[]) =>
  recentSettings(jobs.map(job), integrations).map(({ label }) => label)

test('settings are named by the description and the branch, or by the repository', () => {
  expect(labels({ branch: 'main', description: 'Nightly run' })).toEqual([
    'Nightly run\u00a0· main',
  ])
  expect(labels({ branch: 'main' })).toEqual(['lab/pilot\u00a0· main'])
  expect(labels({ branch: 'main', description: ' ', tested: false })).toEqual([
    'Build only\u00a0· lab/pilot\u00a0· main',
  ])
  expect(labels({ branch: 'main', tested: false, status: 'failed' })).toEqual([
    'lab/pilot\u00a0· main',
  ])
  expect(labels({})).toEqual(['Commit @ d08b26a6'])
})

test('each is offered once, the newest first, and three at most', () => {
  expect(
    labels(
      { branch: 'fix/a' },
      { branch: 'main' },
      { branch: 'fix/a' },
      { branch: 'main', tested: false },
      { branch: 'fix/b' },
    ),
  ).toEqual([
    'lab/pilot\u00a0· fix/a',
    'lab/pilot\u00a0· main',
    'Build only\u00a0· lab/pilot\u00a0· main',
  ])
})

test.each<[string, Past]>([
  ['a repository without an integration', { branch: 'main', repo: 'other' }],
  ['a retest', { branch: 'main', description: 'Retest of Nightly run' }],
  ['an upload', { event: { sourceId: 'u' } }],
  ['the artifacts of another job', { event: { sourceJobId: 'j' } }],
  ['nothing', { event: {} }],
])('%s is left out', (_, past) => {
  expect(labels(past)).toEqual([])
})

test('the settings are what the job ran with', () => {
  const [first, second] = recentSettings(
    [job({ branch: 'main', description: 'Nightly run' }), job({ tested: false })],
    integrations,
  )
  expect(first?.settings).toEqual({
    sourceType: 'git',
    integrationId: 'i1',
    gitTarget: 'branch',
    branch: 'main',
    sha: '',
    description: 'Nightly run',
    skipTest: false,
  })
  expect(second?.settings).toMatchObject({
    gitTarget: 'sha',
    sha: 'd08b26a6',
    branch: '',
    skipTest: true,
  })
})
