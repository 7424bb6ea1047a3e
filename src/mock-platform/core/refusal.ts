/** A service says no. The platform turns it into an answer in one of the two error forms. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly status: number
  readonly code: string
  /** Which of the two documented bodies the answer has. */
  readonly form: 'code' | 'name'

  constructor(status: number, code: string, message: string, form: 'code' | 'name' = 'code') {
    super(message)
    this.status = status
    this.code = code
    this.form = form
  }
}

/** Ends a handler with an error in the form `{code, id, message}`. Throws `Refusal`. */
export const refuse = (status: number, code: string, message: string): never => {
  throw new Refusal(status, code, message)
}

/** As `refuse`, in the form `{error, error_description, error_code, error_id}`. Throws `Refusal`. */
export const refuseByName = (status: number, error: string, description: string): never => {
  throw new Refusal(status, error, description, 'name')
}

/** Wire body of a failed call. `id` names this failure for support. */
export const errorBody = (refusal: Refusal, id: string) =>
  refusal.form === 'code'
    ? { code: refusal.code, id, message: refusal.message }
    : {
        error: refusal.code,
        error_description: refusal.message,
        error_code: refusal.status,
        error_id: id,
      }
