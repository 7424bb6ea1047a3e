import { describe, expect, test } from 'vitest'
import { report } from '../testing/made-engine.ts'
import { diskWith, startEngine } from '../testing/started-engine.ts'
import { type Kept, memoryStore } from './kept-store.ts'

describe('what was kept', () => {
  const kept: Kept = {
    headers: [report('kept', 1)].map(
      (each) => ({ ...each, id: 'report', buildOptions: {} }) as never,
    ),
    texts: [],
    reach: undefined,
  }
  const whole = {
    ...kept,
    headers: kept.headers.map(
      (each) => ({ ...each, testOptions: {}, releaseOptions: {} }) as never,
    ),
  }

  test('is there after the start', async () => {
    const { lead, askJobs, pass, posted } = startEngine({
      store: diskWith({ load: async () => whole }),
    })
    await lead()
    askJobs()
    await pass(0)
    expect(posted[0]).toMatchObject({ kind: 'known', added: [{ jobId: 'kept' }] })
  })

  test('and is of no use is thrown away', async () => {
    let resets = 0
    const reset = () => {
      resets += 1
      return Promise.reject<void>(new Error('Not now.'))
    }
    const { lead, askJobs, pass, last } = startEngine({
      store: diskWith({ load: async () => kept, reset }),
    })
    await lead()
    expect(resets).toBe(1)
    askJobs()
    await pass(1000)
    expect(last(1)).toMatchObject({ value: { jobs: 2 } })
  })

  test('by another tab is read once this one reads, unless it has just been', async () => {
    let loads = 0
    const load = async () => {
      loads += 1
      if (loads > 2) throw new Error('Broken.')
      return whole
    }
    const { engine } = startEngine({ store: diskWith({ load }) })
    await engine.lead(true)
    expect(loads).toBe(0)
    await engine.start()
    await engine.lead(true)
    expect(loads).toBe(1)
    await engine.lead(false)
    expect(loads).toBe(1)
    await engine.lead(true)
    expect(loads).toBe(2)
    await engine.lead(false)
    await engine.lead(true)
    expect(loads).toBe(3)
    const memory = startEngine({ store: { ...memoryStore(), load } })
    await memory.engine.start().catch(() => undefined)
    await memory.engine.lead(true)
    expect(loads).toBe(4)
  })

  test('and may come is waited for, so that no half answer is drawn', async () => {
    const given = Promise.withResolvers<unknown>()
    const { engine, lead, askChange, askJobs, pass, answers } = startEngine({
      store: diskWith({ results: () => given.promise }),
    })
    await lead()
    askJobs()
    await pass(1000)
    askChange(2)
    await pass(1000)
    expect(answers(2)).toEqual([])
    // The standing of many cases grows bit by bit.
    engine.handle({
      kind: 'ask',
      id: 3,
      name: 'standing',
      ask: { branch: 'main', catalogIds: ['c'] },
    })
    await pass(1000)
    expect(answers(3)).toHaveLength(1)
    given.resolve(undefined)
    await pass(1000)
    expect(answers(2)[0]).toMatchObject({ value: { state: undefined } })
  })
})
