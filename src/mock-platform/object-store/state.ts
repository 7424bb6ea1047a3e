import type { Random } from '../world/random.ts'

/** A file for the time of a temporary link. */
export interface TemporaryLink {
  /** Name under which it is saved. */
  name: string
  /** What stands in it. */
  content: string
  /** Its content type; bytes of no known kind when it has none. */
  type?: string
  /** Milliseconds of the platform's clock from which on the link is dead. */
  until: number
}

/** The right to read or to write one object for a time. */
export interface Grant {
  secretAccessKey: string
  sessionToken: string
  /** `bucket/key`. */
  place: string
  access: 'read' | 'write'
  /** Milliseconds of the platform's clock from which on the credentials are dead. */
  until: number
}

/** Bytes that arrived, and what the store says of them. */
export interface StoredObject {
  /** In bytes. */
  size: number
  etag: string
  /** SHA-256 in base64; of an object in N parts, that of the parts' digests and `-N`. */
  checksum: string
  /** Undefined when there were more bytes than the store keeps. */
  content: Uint8Array<ArrayBuffer> | undefined
}

/** An upload in parts that is neither completed nor aborted. */
export interface MultipartUpload {
  /** `bucket/key`. */
  place: string
  /** By part number, from 1. */
  parts: Map<number, StoredObject>
}

/** Everything the object store knows. */
export interface ObjectStore {
  /** Files behind temporary links, by the key in their address. */
  readonly links: Map<string, TemporaryLink>
  /** By access key id. */
  readonly grants: Map<string, Grant>
  /** By `bucket/key`. */
  readonly objects: Map<string, StoredObject>
  /** By upload id. */
  readonly uploads: Map<string, MultipartUpload>
  /** For keys and ids; apart from the world's, so that an upload does not change what services make next. */
  readonly random: Random
}

/** An object store with nothing in it. */
export const createObjectStore = (random: Random): ObjectStore => ({
  links: new Map(),
  grants: new Map(),
  objects: new Map(),
  uploads: new Map(),
  random,
})
