import { describe, expect, test } from 'vitest'
import { report } from '../testing/made-engine.ts'
import { diskWith, failed, startEngine } from '../testing/started-engine.ts'
import type { TabMessage } from './engine-core.ts'

describe('a message of another tab', () => {
  test('that wants something is heeded by the tab that reads', async () => {
    const { engine, lead, pass, calls, told } = startEngine()
    const wanted: TabMessage = {
      kind: 'wanted',
      wants: [
        { want: { kind: 'head' }, urgency: 'now' },
        { want: { kind: 'results', jobId: 'own' }, urgency: 'now' },
      ],
    }
    await engine.start()
    engine.heed(wanted)
    await pass(1000)
    expect(calls()).toEqual([])
    await lead()
    engine.handle({ kind: 'cases', job: report('own', 3), cases: [] })
    await pass(100)
    told.length = 0
    engine.heed(wanted)
    // It has only overlooked them on the disk.
    expect(told).toEqual([{ kind: 'results', jobId: 'own' }])
    await pass(1000)
    expect(calls()).toEqual(['listJobReports'])
  })

  test('that jobs were read takes them from the disk', async () => {
    const headers = [
      { ...report('other', 1), id: 'r', buildOptions: {}, testOptions: {}, releaseOptions: {} },
    ] as never
    let isThere = false
    const load = async () => ({ headers: isThere ? headers : [], texts: [], reach: undefined })
    const { engine, askJobs, pass, last } = startEngine({ store: diskWith({ load }) })
    await engine.start()
    askJobs()
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { jobs: 0 } })
    isThere = true
    engine.heed({ kind: 'headers' })
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { jobs: 1, isCurrent: true }, isSettled: true })
  })

  test('has what still lacks asked for again, as does a change of the tab that reads', async () => {
    const { engine, askJobs, pass, told } = startEngine()
    await engine.start()
    askJobs()
    await pass(100)
    const wanted = () => told.splice(0).filter(({ kind }) => kind === 'wanted').length
    expect(wanted()).toBe(1)
    await pass(100)
    expect(wanted()).toBe(0)
    engine.heed({ kind: 'gone', jobIds: ['unknown'] })
    await pass(100)
    expect(wanted()).toBe(1)
    engine.heed({ kind: 'headers' })
    await pass(100)
    // Jobs that were told of are not lacking any more.
    expect(wanted()).toBe(0)
    const other = startEngine()
    await other.engine.start()
    other.askJobs()
    await other.pass(100)
    other.told.length = 0
    await other.engine.lead(false)
    await other.pass(100)
    expect(other.told).toMatchObject([{ kind: 'wanted' }])
  })

  test('that cases were read twice and are not on the disk has them read here, too', async () => {
    const { engine, askJobs, askChange, pass, calls } = startEngine()
    await engine.start()
    await engine.lead(true)
    askJobs()
    await pass(1000)
    await engine.lead(false)
    askChange(2)
    await pass(100)
    calls()
    engine.heed({ kind: 'results', jobId: 'own' })
    await pass(100)
    expect(calls()).toEqual([])
    engine.heed({ kind: 'results', jobId: 'own' })
    await pass(100)
    expect(calls()).toEqual(['listCaseReports own'])
  })

  test('that jobs are gone takes them from this one', async () => {
    const { engine, lead, askJobs, pass, last } = startEngine()
    await lead()
    askJobs()
    await pass(1000)
    engine.heed({ kind: 'gone', jobIds: ['own', 'unknown'] })
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { jobs: 1 } })
  })

  test('that something could not be read is told here', async () => {
    const { engine, askJobs, pass, last, calls } = startEngine()
    await engine.start()
    askJobs()
    const problem = { message: 'Down.', status: 503 }
    engine.heed({ kind: 'failed', want: { kind: 'head' }, problem })
    await pass(1000)
    expect(last(1)).toMatchObject({ problem })
    expect(calls()).toEqual([])
    engine.heed({ kind: 'headers' })
    await pass(1000)
    expect(last(1)).toMatchObject({ problem: undefined })
  })

  test('that wants what cannot be read is told so, for a minute', async () => {
    const { engine, lead, pass, calls, told } = startEngine()
    await lead()
    const failed: TabMessage = {
      kind: 'failed',
      want: { kind: 'results', jobId: 'own' },
      problem: { message: 'Down.', status: 503 },
    }
    engine.heed(failed)
    told.length = 0
    const wanted: TabMessage = { kind: 'wanted', wants: [{ want: failed.want, urgency: 'now' }] }
    engine.heed(wanted)
    await pass(1000)
    expect([told, calls()]).toEqual([[failed], []])
    await pass(60_000)
    engine.heed(wanted)
    await pass(1000)
    expect(calls()).toEqual(['listCaseReports own'])
  })

  test('that cases were read has them looked for on the disk', async () => {
    const names: string[] = []
    const results = async (name: string) => void names.push(name)
    const { engine, lead, askChange, askJobs, pass } = startEngine({ store: diskWith({ results }) })
    await lead()
    askJobs()
    await pass(1000)
    engine.handle({ kind: 'cases', job: report('own', 3, { cases: failed }), cases: [] })
    askChange(2)
    await pass(100)
    expect(names).not.toContain('own')
    engine.heed({ kind: 'results', jobId: 'own' })
    await pass(1000)
    expect(names).toContain('own')
  })
})
