import { type Context, use } from 'react'

/**
 * The value of a context that must be there.
 *
 * @throws Error outside the context's provider
 */
export const useGiven = <Value>(context: Context<Value | undefined>): Value => {
  const value = use(context)
  if (value === undefined) throw new Error('A part stands outside of what it is a part of.')
  return value
}
