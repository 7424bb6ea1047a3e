import { beforeEach, describe, expect, test } from 'vitest'
import { type Clock, createClock } from './clock.ts'

const start = Date.UTC(2024, 2, 5, 9, 40)
let real: number
let clock: Clock

const seconds = () => (clock.now() - start) / 1000

beforeEach(() => {
  real = 1_000
  clock = createClock({ start, realTime: () => real })
})

describe('time', () => {
  test('runs with real time', () => {
    real += 2_000
    expect(seconds()).toBe(2)
    expect(clock.timestamp()).toBe('2024-03-05T09:40:02.000Z')
  })

  test('changes its speed without a jump', () => {
    real += 1_000
    clock.set({ speed: 60 })
    expect(seconds()).toBe(1)
    real += 1_000
    expect(seconds()).toBe(61)
  })

  test('stops while paused', () => {
    clock.set({ paused: true })
    real += 5_000
    expect(seconds()).toBe(0)
    clock.set({ paused: false })
    real += 1_000
    expect(seconds()).toBe(1)
  })

  test('jumps, paused or not', () => {
    clock.jump(90)
    clock.set({ paused: true })
    clock.jump(10)
    expect(seconds()).toBe(100)
  })
})

describe('planned effects', () => {
  test('run in order of time, each at its planned time', () => {
    const seen: [string, number][] = []
    const note = (name: string) => () => seen.push([name, seconds()])
    clock.after(20, note('second'))
    clock.after(10, note('first'))
    clock.after(20, note('third'))
    clock.after(99, note('never'))
    clock.jump(30)
    expect(seen).toEqual([
      ['first', 10],
      ['second', 20],
      ['third', 20],
    ])
    expect(seconds()).toBe(30)
  })

  test('wait for settle', () => {
    let done = false
    clock.after(1, () => {
      done = true
    })
    real += 2_000
    expect(done).toBe(false)
    clock.settle()
    expect(done).toBe(true)
  })

  test('may plan more effects, also ones that are already due', () => {
    const seen: number[] = []
    const again = () => {
      seen.push(seconds())
      clock.after(10, again)
    }
    clock.after(10, again)
    clock.jump(35)
    expect(seen).toEqual([10, 20, 30])
  })

  test('one planned in the past runs at the next settle', () => {
    const seen: number[] = []
    clock.jump(60)
    clock.at(start + 10_000, (time) => seen.push((time - start) / 1000))
    clock.settle()
    clock.settle()
    expect(seen).toEqual([10])
  })

  test('one that settles the clock does not run others before it has finished', () => {
    const seen: string[] = []
    clock.after(1, () => {
      clock.settle()
      seen.push('first')
    })
    clock.after(2, () => seen.push('second'))
    clock.jump(5)
    expect(seen).toEqual(['first', 'second'])
  })

  test('continue after one that throws', () => {
    const seen: string[] = []
    clock.after(1, () => {
      throw new Error('broken')
    })
    clock.after(2, () => seen.push('second'))
    expect(() => clock.jump(5)).toThrow('broken')
    clock.settle()
    expect(seen).toEqual(['second'])
  })
})
