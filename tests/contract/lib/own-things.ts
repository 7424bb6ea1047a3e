import type { Json } from '../../../codegen/contract.ts'
import type { Outcome } from './calls.ts'
import { exampleOf, type Operation } from './operations.ts'
import type { CallTemplate } from './resolver.ts'
import { idOf } from './shown-fields.ts'
import type { Step, Story } from './stories.ts'
import type { Bindings, Template } from './templates.ts'
import type { LeftOver, WriteContext } from './write-context.ts'

/** The call of a step, with places that are still to be filled. */
export const templateOf = (
  { path, query, header, body, over }: Step,
  { document, body: schema }: Operation,
): CallTemplate => {
  const example = schema && exampleOf(document, schema)
  // An example of a contract is JSON, and holds no places to fill.
  const laidOver = over && { ...(example as { [name: string]: Template }), ...over }
  return { path, query, header, body: body ?? laidOver ?? (example as Template | undefined) }
}

/** A thing goes by its name in the story; what was made besides it, by that name and more: `suite 2`. */
const nameOf = (label: string) => label.split(' ', 1)[0] ?? label

/** Things that a story has made and that are still there. */
export interface OwnThings {
  /** How many there are. */
  count(): number
  add(label: string, thing: Json): void
  /** A call has taken a thing away. */
  takenAway(label: string, operation: Operation): void
  /** Takes away what should not have been made. */
  discard(name: string, outcome: Outcome): Promise<void>
  /** Takes away what a call has made besides the one thing that it was to make. */
  discardOthers(): Promise<void>
  /** Things that nobody has taken away, though a call does. */
  leftOvers(): Promise<LeftOver[]>
}

/** Keeps account of the things of a story; `bindings` tells what its calls are filled with by now. */
export const createOwnThings = (
  story: Story,
  { calls, operations, resolver, commandOf, onKept }: WriteContext,
  bindings: () => Bindings,
): OwnThings => {
  const standing = new Map<string, Json>()

  /** The call that takes a thing away. */
  const removalOf = async (label: string, thing: Json) => {
    const name = nameOf(label)
    const step = (story.cleanup ?? []).find(
      ({ effect }) => effect && 'changes' in effect && effect.changes === name,
    )
    const operation = step && operations.get(step.call)
    if (!step || !operation) return undefined
    const filledWith: Bindings = new Map([...bindings(), [name, thing]])
    const template = templateOf(step, operation)
    const found = await resolver.arguments(operation, template, filledWith).next()
    return found.done ? undefined : { operation, args: found.value.args }
  }

  const takenAway = (label: string, { id: call }: Operation) => {
    const thing = standing.get(label)
    standing.delete(label)
    if (thing === undefined) return
    const state = call.startsWith('cancel') ? 'canceled' : 'marked as deleted'
    onKept(`${resolver.wordsOf(nameOf(label))} ${idOf(thing)}`, state)
  }

  const remove = async (label: string, thing: Json) => {
    const removal = await removalOf(label, thing)
    if (!removal) return
    const outcome = await calls.as({}, removal.operation, removal.args, () => [])
    if (outcome.isSuccess) takenAway(label, removal.operation)
  }

  return {
    count: () => standing.size,
    add: (label, thing) => {
      standing.set(label, thing)
    },
    takenAway,
    discard: async (name, { body }) => {
      if (body === undefined) return
      const label = `${name} that should not be`
      standing.set(label, body)
      await remove(label, body)
    },
    discardOthers: async () => {
      for (const [label, thing] of standing) if (label.includes(' ')) await remove(label, thing)
    },
    leftOvers: async () => {
      const all: LeftOver[] = []
      for (const [label, thing] of standing) {
        const removal = await removalOf(label, thing)
        // A share ends with the thing that is shared; only what a cleanup names stays.
        if (!removal) continue
        const command = commandOf(removal.operation, removal.args)
        all.push({ thing: resolver.wordsOf(nameOf(label)), id: idOf(thing), command })
      }
      return all
    },
  }
}
