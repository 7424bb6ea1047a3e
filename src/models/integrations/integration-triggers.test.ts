import type { Integration } from '@generated/evaluation/types.ts'
import { expect, test } from 'vitest'
import { partly } from '@/lib/partly.ts'
import { type Triggers, triggersOf } from './integration-triggers.ts'
import { hostName, rateName } from './integration-types.ts'

const event = (branch: string) => ({ catalogId: 'c', filter: { patterns: [branch] } })

const schedule = (id: string) => ({ id, catalogId: 'c', rate: 'daily' })

const shownOf = ({ events, schedules }: Triggers) => ({
  events: events.map(({ name, of, event }) => [name, of, event]),
  schedules,
})

test.each([
  ['github_v3', 'githubV3', 'pullRequest', 'Pull request'],
  ['gitlab_v4', 'gitlabV4', 'mergeRequest', 'Merge request'],
] as const)(
  'of %s, each event has its name and what starts its jobs',
  (type, host, request, name) => {
    const triggers = triggersOf(
      partly<Integration>({
        type,
        [host]: {
          events: {
            push: event('main'),
            [request]: event('feature'),
            schedule: [schedule('nightly')],
          },
          releaseEvents: {
            tag: event('v*'),
            push: event('stable'),
            schedule: [schedule('weekly')],
          },
        },
      }),
    )
    expect(shownOf(triggers.jobs)).toEqual({
      events: [
        ['Push', 'branch', event('main')],
        [name, 'branch', event('feature')],
      ],
      schedules: [schedule('nightly')],
    })
    expect(shownOf(triggers.releases)).toEqual({
      events: [
        ['Tag', 'tag', event('v*')],
        ['Push', 'branch', event('stable')],
      ],
      schedules: [schedule('weekly')],
    })
  },
)

test.each([
  ['github_v3', 'githubV3'],
  ['gitlab_v4', 'gitlabV4'],
] as const)('of %s without events, nothing starts a job', (type, host) => {
  const { jobs, releases } = triggersOf(partly<Integration>({ type, [host]: {} }))
  for (const { events, schedules } of [jobs, releases]) {
    expect(events.map(({ event }) => event)).toEqual([undefined, undefined])
    expect(schedules).toEqual([])
  }
})

test('a host and a rate have their labels, unknown ones their own names', () => {
  expect(['github_v3', 'gitlab_v4', 'gitea', 'toString'].map(hostName)).toEqual([
    'GitHub',
    'GitLab',
    'gitea',
    'toString',
  ])
  expect(['monthly', 'hourly', 'yearly'].map(rateName)).toEqual(['Monthly', 'Hourly', 'yearly'])
})
