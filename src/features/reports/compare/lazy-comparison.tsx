import { lazy } from 'react'

/** A report side by side with that of another job; loads with the first comparison. */
export const Comparison = lazy(() => import('./comparison.tsx'))
