import type { Integration } from '@generated/evaluation/types.ts'
import type { RunPreset } from '@/features/run-drawer/model/state.ts'

/** What an integration presets in the Run evaluation job drawer: its catalog and its repository. */
export const integrationPreset = ({ id, catalogId }: Integration): RunPreset => ({
  catalogId,
  integrationId: id,
})
