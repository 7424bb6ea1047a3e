import { expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

/** Whether something is over before any message could come in. */
const isOverAtOnce = async (done: Promise<void>) => {
  let isOver = false
  void done.then(() => {
    isOver = true
  })
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  return isOver
}

test('messages are let in every 12 ms', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(100)
  const takeTurn = createTurns()
  for (const begun of [100, 150]) {
    clock.mockReturnValue(begun + 11)
    expect(await isOverAtOnce(takeTurn())).toBe(true)
    clock.mockReturnValue(begun + 12)
    const rest = takeTurn()
    expect(await isOverAtOnce(rest)).toBe(false)
    // The next turn begins when the messages have come in.
    clock.mockReturnValue(150)
    await rest
  }
  clock.mockRestore()
})
