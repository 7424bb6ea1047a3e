import type { OperationName } from '../lib/operations.ts'
import type { Step } from '../lib/stories.ts'
import type { Template } from '../lib/templates.ts'

interface Beside {
  /** Its name in the story. */
  name: string
  /** How one is made, under a name of its own. */
  create: Step
  get: OperationName
  remove: OperationName
  /** Places in the path of both. */
  path: { readonly [parameter: string]: Template }
  /** The field by which the platform tells that it is deleted. */
  gone: 'deleted' | 'deprecated'
  /** A field that a change of the other one gives another value. */
  field: string
}

/**
 * Steps with a second thing of a kind. A change that reaches further than it should is not seen on the thing that it
 * was meant for: the one beside it must be as it was made, until it is deleted itself.
 */
export const beside = ({ name, create, get, remove, path, gone, field }: Beside) => {
  const made: readonly Step[] = [
    { ...create, effect: { creates: name } },
    { call: get, path, shows: { [gone]: false }, keep: name },
  ]
  const stays: Step = { call: get, path, shows: { [field]: `{${name}.${field}}`, [gone]: false } }
  const removed: Step = {
    call: remove,
    effect: { changes: name },
    path,
    ...(create.onlyMock && { onlyMock: create.onlyMock }),
  }
  return { made, stays, removed }
}
