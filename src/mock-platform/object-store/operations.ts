import { keysOf } from '@/lib/objects.ts'
import type { Grant } from './state.ts'

interface Operation {
  method: string
  /** Names that tell it from others of its method and path. */
  query: readonly string[]
  /** The right it takes. */
  access: Grant['access']
}

/** What the object store can do. Of two that fit a request, the earlier one is meant. */
const operations = {
  createMultipartUpload: { method: 'POST', query: ['uploads'], access: 'write' },
  uploadPart: { method: 'PUT', query: ['uploadId', 'partNumber'], access: 'write' },
  completeMultipartUpload: { method: 'POST', query: ['uploadId'], access: 'write' },
  abortMultipartUpload: { method: 'DELETE', query: ['uploadId'], access: 'write' },
  putObject: { method: 'PUT', query: [], access: 'write' },
  getObject: { method: 'GET', query: [], access: 'read' },
} as const satisfies { [name: string]: Operation }

/** Something the object store can do. */
export type ObjectOperation = keyof typeof operations

/** The operation's name among faults: `objectStore.uploadPart`. */
export const faultNameOf = (operation: ObjectOperation): string => `objectStore.${operation}`

/** Name, among faults, of reading a file behind a temporary link, which takes no credentials. */
export const linkFaultName = 'objectStore.readLink'

/** Names of all operations among faults. */
export const objectOperationNames: readonly string[] = [
  ...keysOf(operations).map(faultNameOf),
  linkFaultName,
]

/** The right that an operation takes. */
export const accessFor = (operation: ObjectOperation): Grant['access'] =>
  operations[operation].access

/** What a request asks of the store; undefined for what it cannot do. */
export const operationOf = (method: string, query: URLSearchParams): ObjectOperation | undefined =>
  keysOf(operations).find((name) => {
    const operation = operations[name]
    return operation.method === method && operation.query.every((key) => query.has(key))
  })
