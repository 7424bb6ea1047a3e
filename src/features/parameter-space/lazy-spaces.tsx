import { lazy } from 'react'

/** The cases of a scenario over its parameters; loads with the first tab that shows it. */
export const ReportChart = lazy(() => import('./report-chart.tsx'))

/** Where the limit between passing and failing runs; loads with the first tab that shows it. */
export const ParameterSpace = lazy(() => import('./parameter-space.tsx'))

/** The parameter space of a job, small; loads with the first job that has failures. */
export const SweepThumbnail = lazy(() => import('./sweep-thumbnail.tsx'))
