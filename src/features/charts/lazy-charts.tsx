import { lazy } from 'react'

/** How many objects were seen, missed and made up; charts load with the first tab that shows one. */
export const DetectionChart = lazy(() => import('./detection-chart.tsx'))

/** The finished jobs of a catalog over time. */
export const TrendChart = lazy(() => import('./trend-chart.tsx'))
