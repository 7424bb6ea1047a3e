import type { StsCredentials } from '@generated/scenario/types.ts'
import type { AnyCall } from '../define-service.ts'
import type { Grant } from './object-state.ts'

/** An object of the store. */
export interface ObjectPlace {
  bucket: string
  key: string
}

/** Key of an object within the store's maps: `bucket/key`. */
export const placeOf = ({ bucket, key }: ObjectPlace): string => `${bucket}/${key}`

/** Issues temporary credentials to read or to write one object, valid for `seconds`. */
export const grantAccess = (
  { world, clock }: Pick<AnyCall, 'world' | 'clock'>,
  place: ObjectPlace,
  access: Grant['access'],
  seconds: number,
): StsCredentials => {
  const { random, grants } = world.objectStore
  const accessKeyId = `ASIA${random.hex(16).toUpperCase()}`
  const secretAccessKey = random.hex(40)
  const sessionToken = random.hex(120)
  const until = clock.now() + seconds * 1000
  grants.set(accessKeyId, { secretAccessKey, sessionToken, place: placeOf(place), access, until })
  return {
    accessKeyId,
    secretAccessKey,
    sessionToken,
    expiration: new Date(until).toISOString(),
  }
}
