import type { OperationName } from '../lib/operations.ts'
import type { Mutation } from './drifting-target.ts'

/** One way in which a platform comes to mean, or to say, something else than its contract. */
export interface Drift {
  /** What has become of the platform, in the words of its team. */
  readonly kind: string
  readonly operation: OperationName
  /** What a finding has to name: a field, a parameter, or the word for what is wrong. */
  readonly field: string
  readonly mutation: Mutation
  /** Shows only where things are changed. */
  readonly write?: boolean
  /** Calls besides its own that have to be tried for it to show. */
  readonly with?: readonly OperationName[]
}
