import type { World } from './world.ts'

/** Milliseconds. */
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** A time in milliseconds, the way services write it. */
export const isoOf = (time: number) => new Date(Math.round(time)).toISOString()

/** A moment some milliseconds before the world began, the way services write it. */
export const before = ({ startedAt }: World, milliseconds: number) =>
  isoOf(startedAt - milliseconds)
