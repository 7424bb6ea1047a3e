import { lazy } from 'react'

/** The failed cases of a suite or a scenario; loads with the first tab that lists them. */
export const PartFailures = lazy(() => import('./part-failures.tsx'))
