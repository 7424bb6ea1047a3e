import type { World } from './world.ts'

/** Durations in milliseconds. */
export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** ISO timestamp of a time in milliseconds. */
export const isoOf = (time: number) => new Date(Math.round(time)).toISOString()

/** ISO timestamp of a time some milliseconds before the start of the world. */
export const before = ({ startedAt }: World, milliseconds: number) =>
  isoOf(startedAt - milliseconds)
