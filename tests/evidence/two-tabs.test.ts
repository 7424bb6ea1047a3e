import { JobReport as JobReportPlan } from '@generated/evaluation/codec.ts'
import type { JobReport } from '@generated/evaluation/types.ts'
import { describe, expect, it } from 'vitest'
import type { TabMessage } from '@/evidence/engine/engine-core.ts'
import type { Down, Up } from '@/evidence/engine/messages.ts'
import { startTestPlatform } from '@/mock-platform/testing/test-platform.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { decode } from '@/transport/codec.ts'
import { ApiError } from '@/transport/errors.ts'
import { type EngineRun, runEngineFast } from './engine-run.ts'
import { createDisk } from './made-disk.ts'
import { callOf } from './mock-world.ts'
import type { WireJob } from './plain-computation.ts'

const projectId = projectIds.robotaxi
const platform = startTestPlatform()

type Told = Extract<Up, { kind: 'answer' }>

/** Asks the second of two visible tabs, of which the first reads for both, for some seconds of their time. */
const askSecond = async (
  ask: Extract<Down, { kind: 'ask'; name: 'change' }>['ask'],
  { refused, seconds }: { refused?: string; seconds: number },
) => {
  let underWay = 0
  const messages: TabMessage[] = []
  const store = createDisk()
  const real = callOf(platform)
  const tabs: EngineRun[] = []
  const open = async (at: number) => {
    const tab = await runEngineFast({
      projectId,
      store,
      leads: at === 0,
      ...(tabs[0] && { clock: tabs[0].clock }),
      tell: (message) => {
        messages.push(message)
        tabs[0]?.clock.after(1, () => tabs[1 - at]?.engine.heed(structuredClone(message)))
      },
      call: async (operation, args) => {
        underWay += 1
        try {
          if (operation.id === refused) {
            throw new ApiError({ kind: 'status', message: 'Refused.', url: '', status: 403 })
          }
          return await real(operation, args)
        } finally {
          underWay -= 1
        }
      },
    })
    tab.engine.handle({ kind: 'presence', presence: 'here' })
    tabs.push(tab)
    return tab
  }
  const { clock } = await open(0)
  const second = await open(1)
  second.engine.handle({ kind: 'ask', id: 1, name: 'change', ask })
  const until = clock.now() + seconds * 1000
  for (let idle = 0; idle < 5; ) {
    await new Promise<void>((resolve) => setImmediate(resolve))
    if (underWay > 0 || clock.step(until)) idle = 0
    else idle += 1
  }
  const answer = second.messages.findLast(
    (message): message is Told => message.kind === 'answer' && message.id === 1,
  )
  return { answer, wanted: messages.filter(({ kind }) => kind === 'wanted').length }
}

const failedJobs = async (): Promise<JobReport[]> => {
  const jobs = await platform.all<WireJob>('evaluation.listJobReports', 'reports', { projectId })
  return (
    jobs
      // The codec yields what the contract declares.
      .map((job) => decode(JobReportPlan, job, 'job') as JobReport)
      .filter(({ finishedAt, test }) => finishedAt && (test?.caseResults?.failureCount ?? 0) > 0)
      .slice(0, 4)
  )
}

describe('the second of two visible tabs', () => {
  it('is answered, and asks no more than it lacks', async () => {
    for (const job of await failedJobs()) {
      const { answer, wanted } = await askSecond({ job, rows: true }, { seconds: 60 })
      expect(answer).toMatchObject({ isSettled: true, problem: undefined })
      expect(wanted).toBeLessThan(40)
    }
  })

  it('reads by itself which cases count, as no tab keeps that', async () => {
    for (const job of await failedJobs()) {
      const { answer } = await askSecond({ job, rows: true, naMode: true }, { seconds: 60 })
      expect(answer).toMatchObject({ isSettled: true, problem: undefined })
    }
  })

  it('hears of what could not be read, and does not ask again and again', async () => {
    let refusals = 0
    for (const job of await failedJobs()) {
      const { answer, wanted } = await askSecond(
        { job, rows: true },
        { refused: 'listSpecReports', seconds: 30 },
      )
      expect(wanted).toBeLessThan(40)
      if (answer?.problem) refusals += 1
      else expect(answer).toMatchObject({ isSettled: true })
    }
    expect(refusals).toBeGreaterThan(0)
  })
})
