import { beforeEach, describe, expect, it } from 'vitest'
import { startTestPlatform, type TestPlatform } from '../testing/test-platform.ts'
import { projectIds } from '../world/world-projects.ts'

interface WireReport {
  job_id: string
  catalog: { id: string }
  build: { status?: string }
}

interface Simulators {
  simulators: { simulator_id: string; status: string; error_message?: string }[]
}

let world: TestPlatform
beforeEach(() => {
  world = startTestPlatform()
})

const jobs = (projectId: string = projectIds.shuttle) =>
  world.all<WireReport>('evaluation.listJobReports', 'reports', { projectId })
const simulatorsOf = ({ catalog, job_id }: WireReport, projectId: string = projectIds.shuttle) =>
  world.call<Simulators>('simulator.listSimulators', {
    path: { catalogId: catalog.id },
    query: { jobId: job_id },
    projectId,
  })
const request = ({ catalog, job_id }: WireReport) =>
  world.call('simulator.requestSimulator', { path: { catalogId: catalog.id }, body: { job_id } })

describe('simulators', () => {
  it('include a finished, a failed and a building one', async () => {
    const found = await Promise.all((await jobs()).slice(0, 20).map((job) => simulatorsOf(job)))
    const statuses = found.flatMap(({ status, body }) =>
      status === 200 ? body.simulators.map((one) => one.status) : [],
    )
    expect(statuses.toSorted()).toEqual(['building', 'failed', 'finished'])
  })

  it('are built after a request', async () => {
    const job = (await jobs()).findLast(({ build }) => build.status === 'succeeded')
    if (!job) throw new Error('The world lacks a built job.')
    expect((await simulatorsOf(job)).status).toBe(404)
    expect((await request(job)).status).toBe(204)
    const seen: (string | undefined)[] = []
    for (const seconds of [0, 60, 240]) {
      world.platform.clock.jump(seconds)
      seen.push((await simulatorsOf(job)).body.simulators[0]?.status)
    }
    expect(seen).toEqual(['requested', 'building', 'finished'])
  })

  it('require a job whose build succeeded', async () => {
    const failed = (await jobs()).find(({ build }) => build.status === 'failed')
    expect((await request(failed as WireReport)).status).toBe(409)
    expect((await request({ ...(failed as WireReport), job_id: 'gone' })).status).toBe(404)
  })

  it('are refused in some projects', async () => {
    const [job] = await jobs(projectIds.robotaxi)
    const { status, body } = await simulatorsOf(job as WireReport, projectIds.robotaxi)
    expect([status, body]).toMatchObject([403, { error: 'request_forbidden' }])
  })
})
