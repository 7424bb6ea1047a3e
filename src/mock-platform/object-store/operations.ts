import { keysOf } from '@/lib/objects.ts'
import type { Grant } from './object-state.ts'

interface Operation {
  method: string
  /** Query parameters that identify it among the operations of its method. */
  query: readonly string[]
  /** The access it requires. */
  access: Grant['access']
}

/** Operations of the object store. The first one that matches a request wins. */
const operations = {
  createMultipartUpload: { method: 'POST', query: ['uploads'], access: 'write' },
  uploadPart: { method: 'PUT', query: ['uploadId', 'partNumber'], access: 'write' },
  completeMultipartUpload: { method: 'POST', query: ['uploadId'], access: 'write' },
  abortMultipartUpload: { method: 'DELETE', query: ['uploadId'], access: 'write' },
  putObject: { method: 'PUT', query: [], access: 'write' },
  getObject: { method: 'GET', query: [], access: 'read' },
} as const satisfies { [name: string]: Operation }

/** Name of an operation of the object store. */
export type ObjectOperation = keyof typeof operations

/** The operation's name for faults: `objectStore.uploadPart`. */
export const faultNameOf = (operation: ObjectOperation): string => `objectStore.${operation}`

/** Name for faults of reading a file behind a temporary link, which needs no credentials. */
export const linkFaultName = 'objectStore.readLink'

/** Names of all operations for faults. */
export const objectOperationNames: readonly string[] = [
  ...keysOf(operations).map(faultNameOf),
  linkFaultName,
]

/** The access that an operation requires. */
export const accessFor = (operation: ObjectOperation): Grant['access'] =>
  operations[operation].access

/** The operation that a request calls; undefined when it is not supported. */
export const operationOf = (method: string, query: URLSearchParams): ObjectOperation | undefined =>
  keysOf(operations).find((name) => {
    const operation = operations[name]
    return operation.method === method && operation.query.every((key) => query.has(key))
  })
