import { decode, type Plan } from '@/transport/codec.ts'

/** Goes up when what is kept changes its meaning; what an older build has kept is then left alone. */
const version = 1

/** A value of the static demo that outlives the page. */
export interface Keepsake<Value> {
  /** What is kept; undefined when there is nothing, or nothing of the right shape. */
  read(): Value | undefined
  /** Keeps a value in place of the last one, which stays when the storage has no room for another. */
  write(value: Value): void
}

/** Keeps a value under a name. `plan` is the shape of `Value`, whose names are in camel case already. */
export const keepsakeOf = <Value>(storage: Storage, name: string, plan: Plan): Keepsake<Value> => {
  const key = `${name}/${version}`
  return {
    read: () => {
      const text = storage.getItem(key)
      if (text === null) return undefined
      try {
        // The plan beside the type checks exactly what the type says.
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
        console.warn(`${key} is not kept.`, error)
      }
    },
  }
}
