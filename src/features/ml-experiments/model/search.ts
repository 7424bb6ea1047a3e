import { reportStatuses } from '@/features/reports/model/statuses.ts'
import { keysOf } from '@/lib/objects.ts'
import {
  choice,
  choices,
  flag,
  list,
  type SearchOf,
  type SearchSchema,
  text,
} from '@/lib/search-params.ts'

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

/** Search parameters of the list of experiments. */
export const experimentSearch = {
  /** Only deleted experiments. */
  deleted: flag,
  /** Experiments with all of these words in name, description and id. */
  display_name: text,
} as const satisfies SearchSchema

/** Filter of the list of experiments. */
export type ExperimentFilter = SearchOf<typeof experimentSearch>

/** Search parameters of a list of runs. */
export const runSearch = {
  /** Runs in one of these states. */
  state: choices(reportStatuses),
  /** Only deleted runs. */
  deleted: flag,
  /** Runs whose user's name contains this text, ignoring case. */
  user_name: text,
  /** Runs with all of these words in name, description, source and id. */
  display_name: text,
} as const satisfies SearchSchema

/** Filter of a list of runs. */
export type RunFilter = SearchOf<typeof runSearch>

/** What a comparison of runs shows, in order, with labels; the first is the default. */
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
  /** What the runs are placed by in parallel coordinates. */
  axes: list,
  /** Parts of axes: only runs within all of them are compared. */
  ranges: list,
  /** What they are placed by across and up. */
  x: text,
  y: text,
  /** The two runs whose configs stand side by side. */
  left: text,
  right: text,
} as const satisfies SearchSchema
