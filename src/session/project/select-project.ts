interface Choice {
  /** The `project_id` of the address. */
  requested: string | undefined
  /** The project of the last visit. */
  stored: string | undefined
  /** Ids of the user's projects in display order. */
  available: readonly string[]
}

/** The selected project; `notice` if it is not the requested one. */
export type Selection = { projectId: string; notice?: string } | { projectId: undefined }

/** Selects the project: the one in the address, else that of the last visit, else the first. */
export const selectProject = ({ requested, stored, available }: Choice): Selection => {
  if (requested !== undefined && available.includes(requested)) return { projectId: requested }
  const projectId = stored !== undefined && available.includes(stored) ? stored : available[0]
  if (projectId === undefined) return { projectId }
  if (requested === undefined) return { projectId }
  const notice = `Specified projectId "${requested}" does not exist in project list. Using "${projectId}" instead.`
  return { projectId, notice }
}
