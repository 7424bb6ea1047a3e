import { keysOf } from '@/lib/objects.ts'
import { choice, flag, list, type SearchSchema, text } from '@/lib/search-params.ts'

/** The lists of the area, in order, with their labels; the first is the default. */
export const areaTabNames = {
  experiments: 'Experiments',
  trainingDatasets: 'Training Datasets',
  integrations: 'Integrations',
} as const

/** A list of the area, as named in the URL. */
export type AreaTab = keyof typeof areaTabNames

/** The lists of the area, the default first. */
export const areaTabs = keysOf(areaTabNames)

/** Views of a comparison of runs, in order, with labels; the first is the default. */
export const compareTabNames = {
  table: 'Table',
  parallel: 'Parallel coordinates',
  scatter: 'Scatter',
  configs: 'Two configs',
} as const

/** Search parameters of a comparison of runs. */
export const compareSearch = {
  /** The compared runs, in order. */
  run_ids: list,
  /** Only what is not the same for all of them. */
  differing: flag,
  tab: choice(keysOf(compareTabNames)),
  /** The run that the others are held against; the first one otherwise. */
  base: text,
  /** The metrics whose curves are drawn. */
  curves: list,
  /** How the values of curves are drawn; logarithmic otherwise, as losses of runs that diverge are of other powers of ten. */
  scale: choice(['linear']),
  /** The axes of parallel coordinates. */
  axes: list,
  /** Parts of axes: only runs within all of them are compared. */
  ranges: list,
  /** The parameters of both axes. */
  x: text,
  y: text,
  /** The two runs whose configs stand side by side. */
  left: text,
  right: text,
} as const satisfies SearchSchema
