import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ChangePlace, ReadPlace, Screen } from './place.ts'

/** Lists of an area's `places.ts`. */
interface Places {
  screens?: readonly Screen[]
  readPlaces?: readonly ReadPlace[]
  changePlaces?: readonly ChangePlace[]
}

const files = globSync('*/places.ts', { cwd: new URL('..', import.meta.url) }).toSorted()
const areas: Places[] = await Promise.all(
  files.map((file) => import(`../${dirname(file)}/places.ts`)),
)

/** Every screen of the areas. */
export const screens = areas.flatMap((area) => area.screens ?? [])

/** Every place that shows what a call reads. */
export const readPlaces = areas.flatMap((area) => area.readPlaces ?? [])

/** Every place that asks for a change. */
export const changePlaces = areas.flatMap((area) => area.changePlaces ?? [])
