import type { OperationName } from './operations.ts'
import type { Template } from './templates.ts'

/** The effect of a changing call, and its target: the engine keeps it off things that are not its own. */
type Effect =
  /** Makes a thing of its own; the answer is kept under the name. */
  | { readonly creates: string }
  /** Changes a thing: one of its own, or on the mock platform any. */
  | { readonly changes: string }
  /** Changes what belongs to the caller, and is put back later in the story. */
  | { readonly putsBack: string }

/** One call of a story and what it has to show. */
export interface Step {
  readonly call: OperationName
  readonly effect?: Effect
  readonly path?: { readonly [name: string]: Template }
  readonly query?: { readonly [name: string]: Template }
  readonly header?: { readonly [name: string]: Template }
  /** Whole body. */
  readonly body?: Template
  /** Fields that replace those of the contract's example. */
  readonly over?: { readonly [name: string]: Template }
  /** Name of the list in the answer that is searched; the items of a token list are searched anyway. */
  readonly in?: string
  /** Fields that the answer has, by dotted path; of a list, fields that one of its items has. */
  readonly shows?: { readonly [path: string]: Template }
  /** Fields that no item of the list has, and the answer has not: the thing is gone. */
  readonly lacks?: { readonly [path: string]: Template }
  /** Pages, filters and orders of the list are checked: before the story there may be none as long. */
  readonly readsAll?: true
  /** Keeps the answer, or the item shown, under this name. */
  readonly keep?: string
  /** A kept thing came about by the story, and so is its own. */
  readonly own?: true
  /** Seconds of the platform's time that pass before the call. Not tried where time cannot be hurried. */
  readonly afterSeconds?: number
  /** Upload session to which a file is put before the call. */
  readonly uploads?: Template
  /** Why the call cannot be made on a platform that people work with. */
  readonly onlyMock?: string
}

/**
 * Calls that change something, in their order: made, seen, changed, seen again, taken away. Places
 * `{fresh.name}` and `{fresh.uuid}` are new in each step, `{sent.…}` is the body of the last change,
 * `{partner.id}` the project that things are shared with.
 */
export interface Story {
  readonly title: string
  readonly steps: readonly Step[]
  /** Takes away what the story has made; tried whatever happened before. */
  readonly cleanup?: readonly Step[]
  /** Visible when all is over. */
  readonly afterwards?: readonly Step[]
}

/** Every step of a story, in its order. */
export const stepsOf = ({ steps, cleanup = [], afterwards = [] }: Story): readonly Step[] => [
  ...steps,
  ...cleanup,
  ...afterwards,
]

/** Names under which a story's own things are known. */
export const madeIn = (story: Story) =>
  new Set(
    stepsOf(story).flatMap(({ effect, keep, own }) => [
      ...(effect && 'creates' in effect ? [effect.creates] : []),
      ...(keep && own ? [keep] : []),
    ]),
  )
