import type { Run } from '@generated/ml/types.ts'

/** Name of the config file when a run names none. */
export const defaultConfigPath = 'config.yaml'

/** Path of the config file of a run, as it is shown. */
export const configPathOf = ({ configPath }: Pick<Run, 'configPath'>): string =>
  configPath || defaultConfigPath
