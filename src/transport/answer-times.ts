import type { Operation } from './operation.ts'

const times = new Map<string, number>()

const keyOf = ({ service, id }: Operation) => `${service}.${id}`

/** Notes how many milliseconds the newest answer of an operation took. */
export const noteAnswerTime = (operation: Operation, milliseconds: number): void => {
  times.set(keyOf(operation), milliseconds)
}

/** Milliseconds that the newest answer of an operation took; 0 before the first. */
export const answerTimeOf = (operation: Operation | undefined): number =>
  operation ? (times.get(keyOf(operation)) ?? 0) : 0
