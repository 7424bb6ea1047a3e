import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { scenes } from '@/demo-protocol/scenes.ts'
import { startTestPlatform } from '../testing/test-platform.ts'

/** The demo guide names things with random names, which change when the draws change. */
const guide = await readFile('docs/demo.md', 'utf8')
const step = guide.split('\n').find((line) => line.includes('**A new suite.**')) ?? ''

interface WireScenario {
  display_name: string
  type: string
  deprecated: boolean
  review: { status: string }
  parameter_set: { variables: string[] }
}

test('the scenarios in the guide exist, can be selected and have its parameter', async () => {
  const [, searched = ''] = /Search the scenarios for `([^`]+)`/.exec(step) ?? []
  const names = [...step.matchAll(/\*([^*]+, \w+ \d+)\*/g)].map(([, name]) => name)
  const [, parameter] = /give `([^`]+)` a \*Range\*/.exec(step) ?? []
  const { all } = startTestPlatform()
  const scenarios = await all<WireScenario>('scenario.listScenarios', 'scenarios')
  const taken = scenarios.filter(({ display_name }) => names.includes(display_name))
  expect(taken.map(({ display_name }) => display_name).sort()).toEqual([...names].sort())
  expect(taken.length).toBeGreaterThan(1)
  for (const { display_name, type, deprecated, review } of taken) {
    expect(display_name).toContain(searched)
    expect({ type, deprecated, review: review.status }).toEqual({
      type: 'planning_sim_v2',
      deprecated: false,
      review: 'approved',
    })
  }
  expect(taken.flatMap(({ parameter_set }) => parameter_set.variables)).toContain(parameter)
})

test('the guide lists the projects of the demo', async () => {
  const { all } = startTestPlatform()
  const projects = await all<{ display_name: string }>('project.listProjects', 'projects')
  for (const { display_name } of projects) expect(guide).toContain(`| *${display_name}* |`)
})

test.each(scenes)('the guide tells of the scene $id', ({ id, title, next }) => {
  expect(guide).toContain(`| *${title}* | \`/evaluation/?scene=${id}\` | ${next.join(' ')} |`)
})

interface WireJob {
  status: string
  description?: string
  event: { source?: { git_ref_url?: string } }
}

test('the story in the guide is that of the jobs', async () => {
  const [, story = ''] = guide.split(/^## The story$/m)
  const { all } = startTestPlatform()
  const jobs = await all<WireJob>('evaluation.listJobReports', 'reports')
  const nightly = jobs.filter(({ description }) => description === 'Nightly run')
  expect(story).toContain('the newest *Nightly run* is red')
  expect(nightly.slice(0, 2).map(({ status }) => status)).toEqual(['failed', 'succeeded'])
  const branches = [...(story.split('## ')[0]?.matchAll(/`([^`]+)`/g) ?? [])].map(
    ([, name]) => name,
  )
  expect(branches).toContain('feat/cut-in-margin')
  for (const branch of branches) {
    expect(jobs.some(({ event }) => event.source?.git_ref_url?.endsWith(`/${branch}`))).toBe(true)
  }
})
