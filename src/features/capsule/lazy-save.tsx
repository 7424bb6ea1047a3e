import type { ComponentProps } from 'react'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import type { SaveGrid as SaveGridPart } from './save-grid.tsx'
import type { SaveJob as SaveJobPart, SaveSuite as SaveSuitePart } from './save-report.tsx'

const jobCode = lazyCode(async () => ({ default: (await import('./save-report.tsx')).SaveJob }))
const suiteCode = lazyCode(async () => ({ default: (await import('./save-report.tsx')).SaveSuite }))
const gridCode = lazyCode(async () => ({ default: (await import('./save-grid.tsx')).SaveGrid }))

/** Saves a job as one file. */
export const SaveJob = (props: ComponentProps<typeof SaveJobPart>) => (
  <LazyPart code={jobCode} {...props} />
)

/** Saves a suite of a job as one file. */
export const SaveSuite = (props: ComponentProps<typeof SaveSuitePart>) => (
  <LazyPart code={suiteCode} {...props} />
)

/** Saves a table or a comparison as one file. */
export const SaveGrid = (props: ComponentProps<typeof SaveGridPart>) => (
  <LazyPart code={gridCode} {...props} />
)
