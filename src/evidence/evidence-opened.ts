const opened = Promise.withResolvers<void>()

/** Resolves once a page asks for evidence: what only shows what is known may come then. */
export const evidenceOpened: Promise<void> = opened.promise

/** Notes that a page asks for evidence. */
export const noteEvidenceOpened: () => void = opened.resolve
