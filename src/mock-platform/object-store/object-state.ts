import type { Random } from '../world/random.ts'

/** A file behind a temporary link. */
export interface TemporaryLink {
  /** File name for the download. */
  name: string
  /** Text content; a long one in parts, made as it is read. */
  content: string | (() => Iterable<string>)
  /** Size of a long content in bytes, told to who reads it. */
  size?: number
  /** Content type; default `application/octet-stream`. */
  type?: string
  /** Platform time at which the link expires, in milliseconds. */
  until: number
}

/** Temporary access to one object. */
export interface Grant {
  secretAccessKey: string
  sessionToken: string
  /** `bucket/key`. */
  place: string
  access: 'read' | 'write'
  /** Platform time at which the credentials expire, in milliseconds. */
  until: number
}

/** A stored object, or a part of an upload. */
export interface StoredObject {
  /** In bytes. */
  size: number
  etag: string
  /** SHA-256 in base64; of an object in N parts, that of the parts' digests and `-N`. */
  checksum: string
  /** Undefined when the object is larger than the store keeps. */
  content: Uint8Array<ArrayBuffer> | undefined
}

/** A multipart upload in progress. */
export interface MultipartUpload {
  /** `bucket/key`. */
  place: string
  /** By part number, from 1. */
  parts: Map<number, StoredObject>
}

/** State of the object store. */
export interface ObjectStore {
  /** Files behind temporary links, by the key in their URL. */
  readonly links: Map<string, TemporaryLink>
  /** By access key id. */
  readonly grants: Map<string, Grant>
  /** By `bucket/key`. */
  readonly objects: Map<string, StoredObject>
  /** Objects that services hold: their content, made when it is read; by `bucket/key`. */
  readonly samples: Map<string, () => Uint8Array<ArrayBuffer>>
  /** By upload id. */
  readonly uploads: Map<string, MultipartUpload>
  /** For keys and ids. Separate from the world's, so that an upload does not change what services draw next. */
  readonly random: Random
}

/** An empty object store. */
export const createObjectStore = (random: Random): ObjectStore => ({
  links: new Map(),
  grants: new Map(),
  objects: new Map(),
  samples: new Map(),
  uploads: new Map(),
  random,
})
