import { decode, type Plan } from '@/transport/codec.ts'

/** Part of the key. Increment when the meaning of stored values changes: older values are then ignored. */
const version = 1

/** A value in a storage that survives page loads of the static demo. */
export interface StoredValue<Value> {
  /** The stored value; undefined when there is none, or it does not fit the plan. */
  read(): Value | undefined
  /** Replaces the value. Warns and keeps the last one when the storage is full. */
  write(value: Value): void
}

/** Access to the value stored under a name. `plan` checks the shape of `Value`; names stay in camel case. */
export const storedValue = <Value>(
  storage: Storage,
  name: string,
  plan: Plan,
): StoredValue<Value> => {
  const key = `${name}/${version}`
  return {
    read: () => {
      const text = storage.getItem(key)
      if (text === null) return undefined
      try {
        // The cast is safe: the plan checks the shape of `Value`.
        return decode(plan, JSON.parse(text), key) as Value
      } catch {
        storage.removeItem(key)
        return undefined
      }
    },
    write: (value) => {
      try {
        storage.setItem(key, JSON.stringify(value))
      } catch (error) {
        console.warn(`${key} is not stored.`, error)
      }
    },
  }
}
