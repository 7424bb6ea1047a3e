import { createContext, use } from 'react'

/**
 * True once the submit button of the form was pressed although fields have errors: then all of them show
 * their errors, edited or not.
 */
export const AttemptContext = createContext(false)

/** True if fields show their errors although they were not edited. */
export const useAttempted = (): boolean => use(AttemptContext)
