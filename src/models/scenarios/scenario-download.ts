import type { Scenario } from '@generated/scenario/types.ts'
import { safeFileName } from '@/lib/file-names.ts'

type Content = Pick<Scenario, 'scenarioFormat'>

/** Why the content of a scenario cannot be downloaded; undefined when it can. */
export const whyNotDownload = ({ scenarioFormat }: Content): string | undefined => {
  if (!scenarioFormat) return 'no scenario'
  try {
    JSON.parse(scenarioFormat)
    return undefined
  } catch {
    return 'scenarioFormat is not json format'
  }
}

/** Name of the file that a version of a scenario is downloaded as. */
export const downloadName = ({ id, versionId }: Pick<Scenario, 'id' | 'versionId'>): string =>
  safeFileName(`scenario_${id}_${versionId}.yml`)

/** The content of a scenario as YAML; it must be one that can be downloaded. */
export const yamlOf = async ({ scenarioFormat = '' }: Content): Promise<string> => {
  const { stringify } = await import('yaml')
  return stringify(JSON.parse(scenarioFormat))
}
