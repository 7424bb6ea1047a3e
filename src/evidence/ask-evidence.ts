import type { AskName, Asks } from './engine/answers.ts'
import { evidenceOf } from './open-evidence.ts'

/** Asks the engine once, outside of a component: the first answer that is enough, or the last one that there is. */
export const askEvidence = <Name extends AskName>(
  projectId: string,
  name: Name,
  ask: Asks[Name]['ask'],
  {
    signal,
    isEnough = () => false,
  }: { signal: AbortSignal; isEnough?: (value: Asks[Name]['answer']) => boolean },
): Promise<Asks[Name]['answer']> => {
  const given = Promise.withResolvers<Asks[Name]['answer']>()
  const { leave } = evidenceOf(projectId).client.ask(name, ask, ({ value, isSettled, problem }) => {
    if (isSettled || isEnough(value)) given.resolve(value)
    else if (problem) given.reject(new Error(problem.message))
  })
  signal.addEventListener('abort', () => given.reject(signal.reason), { once: true })
  return given.promise.finally(leave)
}
