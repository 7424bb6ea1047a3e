import { localMemory } from '@/session/storage.ts'
import { createStore } from '@/session/store.ts'

/** How the keys of kept tasks begin. */
export const taskPrefix = 'task '

/** True once there is a task to show, also one of an earlier visit: the code of tasks loads only then. */
export const tasksWanted = createStore(localMemory.keys().some((key) => key.startsWith(taskPrefix)))
