import { nameOf, type OperationsOf, operations } from '@/mock-platform/contracts.ts'
import type { ObjectOperation } from '@/mock-platform/object-store/operations.ts'

/** `service.operationId` of the contracts, or an operation of the object store. */
export type OperationName =
  | { [S in keyof OperationsOf]: `${S}.${keyof OperationsOf[S] & string}` }[keyof OperationsOf]
  | `objectStore.${ObjectOperation}`

/** First sentence of the alert when an operation fails. */
export const alertTextOf = (name: OperationName): string => {
  const operation = operations.find((some) => nameOf(some) === name)
  if (!operation) throw new Error(`The contracts have no ${name}.`)
  return operation.alertText
}
