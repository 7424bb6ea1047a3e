interface Choice {
  /** The `project_id` of the address. */
  requested: string | undefined
  /** The project of the last visit. */
  stored: string | undefined
  /** Ids of the user's projects, in the order in which they are shown. */
  available: readonly string[]
}

/** The project to work in; `notice` when it is not the one that was asked for. */
export type Selection = { projectId: string; notice?: string } | { projectId: undefined }

/** Chooses the project: the one in the address, else that of the last visit, else the first. */
export const selectProject = ({ requested, stored, available }: Choice): Selection => {
  if (requested !== undefined && available.includes(requested)) return { projectId: requested }
  const projectId = stored !== undefined && available.includes(stored) ? stored : available[0]
  if (projectId === undefined) return { projectId }
  if (requested === undefined) return { projectId }
  const notice = `Specified projectId "${requested}" does not exist in project list. Using "${projectId}" instead.`
  return { projectId, notice }
}
