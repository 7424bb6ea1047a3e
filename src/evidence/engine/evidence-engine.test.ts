import { describe, expect, test } from 'vitest'
import { report } from '../testing/made-engine.ts'
import { failed, startEngine } from '../testing/started-engine.ts'

describe('a question', () => {
  test('is answered at once with what is known, and once more with what was read', async () => {
    const { engine, lead, askJobs, pass, last, answers, posted } = startEngine()
    await lead()
    askJobs()
    await pass(1000)
    expect(answers(1)[0]).toMatchObject({
      value: { jobs: 0, isCurrent: false },
      isSettled: false,
    })
    expect(last(1)).toMatchObject({ value: { jobs: 2, isCurrent: true }, isSettled: true })
    expect(posted).toContainEqual(expect.objectContaining({ kind: 'known' }))
    // What has not changed is not told again.
    const count = answers(1).length
    engine.heed({ kind: 'gone', jobIds: ['unknown'] })
    await pass(100_000)
    expect(answers(1)).toHaveLength(count)
  })

  test('waits for the start, and is answered then', async () => {
    const { engine, askJobs, pass, last, calls } = startEngine()
    await engine.lead(true)
    askJobs()
    await pass(1000)
    expect([last(1), calls()]).toEqual([undefined, []])
    await engine.start()
    await pass(1000)
    expect(last(1)).toMatchObject({ isSettled: true })
  })

  test('that was taken back, or rests, is not answered', async () => {
    const { engine, lead, askJobs, pass, answers, last } = startEngine()
    await lead()
    askJobs()
    askJobs(2)
    engine.handle({ kind: 'leave', id: 1 })
    engine.handle({ kind: 'rest', id: 2, isResting: true })
    engine.handle({ kind: 'rest', id: 7, isResting: true })
    await pass(1000)
    expect([answers(1), answers(2)]).toEqual([[], []])
    engine.handle({ kind: 'rest', id: 2, isResting: false })
    await pass(1000)
    expect(last(2)).toMatchObject({ isSettled: true })
  })

  test('hears of what could not be read, and tries again when somebody does', async () => {
    const { engine, lead, askChange, pass, last, calls } = startEngine()
    await lead()
    askChange(1)
    await pass(1000)
    expect(last(1)).toMatchObject({ isSettled: false, problem: { message: 'No.', status: 403 } })
    expect(calls()).toContain('listCaseReports own')
    await pass(1000)
    expect(calls()).toEqual([])
    engine.handle({ kind: 'retry' })
    await pass(1000)
    expect(calls()).toContain('listCaseReports own')
  })

  test('that rests on cases that the page hands over is not settled before they come', async () => {
    const { engine, lead, askChange, pass, last } = startEngine()
    await lead()
    const running = report('running', 4, { cases: failed, isRunning: true })
    for (const job of [
      report('own', 3, { cases: failed }),
      report('before', 2, { cases: failed }),
    ]) {
      engine.handle({ kind: 'cases', job, cases: [] })
    }
    askChange(1, running)
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { state: undefined }, isSettled: false })
    engine.handle({ kind: 'cases', job: running, cases: [] })
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { state: 'counts' } })
  })
})

describe('jobs', () => {
  test('are told to a page that asks when some are known', async () => {
    const { lead, askJobs, pass, posted } = startEngine()
    await lead()
    askJobs()
    await pass(1000)
    posted.length = 0
    askJobs(2)
    expect(posted).toMatchObject([
      { kind: 'known', added: [{ jobId: 'own' }, { jobId: 'before' }] },
    ])
  })

  test('are looked for once more when some may have ended', async () => {
    const { engine, lead, askJobs, pass, calls } = startEngine()
    await lead()
    askJobs()
    await pass(1000)
    calls()
    engine.handle({ kind: 'look' })
    await pass(1000)
    expect(calls()).toEqual(['listJobReports'])
    await pass(1000)
    expect(calls()).toEqual([])
  })

  test('that the page has read need not be read', async () => {
    const { engine, lead, askJobs, pass, last } = startEngine({ jobs: [] })
    await lead()
    engine.handle({
      kind: 'page',
      jobs: [report('given', 1)],
      isFirst: true,
      nextToken: undefined,
    })
    askJobs()
    await pass(100)
    expect(last(1)).toMatchObject({ value: { jobs: 1, isWhole: true } })
  })
})

test('nothing is read in a hidden tab', async () => {
  const { engine, lead, askJobs, pass, calls } = startEngine()
  await lead()
  engine.handle({ kind: 'presence', presence: 'hidden' })
  askJobs()
  await pass(100_000)
  expect(calls()).toEqual([])
  engine.handle({ kind: 'presence', presence: 'here' })
  await pass(1000)
  expect(calls()).toEqual(['listJobReports'])
})

test('calls that wait for their turn do not go out once the tab is hidden', async () => {
  const { engine, lead, askJobs, askChange, pass, calls } = startEngine()
  await lead()
  askJobs(2)
  await pass(1000)
  engine.handle({ kind: 'leave', id: 2 })
  askChange(1)
  await pass(1000)
  calls()
  askJobs(3)
  engine.handle({ kind: 'look' })
  engine.handle({ kind: 'retry' })
  await pass(0)
  engine.handle({ kind: 'presence', presence: 'hidden' })
  await pass(100_000)
  expect(calls()).toEqual(['listJobReports'])
  engine.handle({ kind: 'presence', presence: 'here' })
  await pass(1000)
  expect(calls()).toContain('listCaseReports own')
})

describe('a job that is read again', () => {
  test('is forgotten here and in other tabs, and read by the tab that reads', async () => {
    const { engine, lead, askJobs, pass, calls, told } = startEngine()
    await lead()
    askJobs()
    await pass(1000)
    calls()
    engine.handle({ kind: 'again', jobId: 'own' })
    expect(told.at(-1)).toEqual({ kind: 'again', jobId: 'own' })
    await pass(1000)
    expect(calls()).toEqual(['getJobReport own'])
    engine.heed({ kind: 'again', jobId: 'before' })
    await pass(1000)
    expect(calls()).toEqual(['getJobReport before'])
    await engine.lead(false)
    engine.heed({ kind: 'again', jobId: 'before' })
    await pass(1000)
    expect(calls()).toEqual([])
  })

  test('that is refused is no error', async () => {
    const { engine, lead, askJobs, pass, last, calls } = startEngine()
    await lead()
    askJobs()
    await pass(1000)
    calls()
    engine.handle({ kind: 'again', jobId: 'unknown' })
    await pass(1000)
    expect(calls()).toEqual(['getJobReport unknown'])
    expect(last(1)).toMatchObject({ value: { jobs: 2 }, isSettled: true })
  })
})
