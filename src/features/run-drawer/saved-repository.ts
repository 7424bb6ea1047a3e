import { localMemory } from '@/session/storage.ts'

const readAll = (): Record<string, string> => {
  try {
    const saved: unknown = JSON.parse(localMemory.read('defaultRepositories') ?? '{}')
    if (typeof saved !== 'object' || saved === null) return {}
    const texts = Object.entries(saved).filter(([, id]) => typeof id === 'string')
    return Object.fromEntries(texts)
  } catch {
    return {}
  }
}

/** Id of the integration whose repository was last built for a catalog in this browser. */
export const savedRepositoryOf = (catalogId: string | undefined): string | undefined =>
  catalogId === undefined ? undefined : new Map(Object.entries(readAll())).get(catalogId)

/** Makes an integration's repository the default for a catalog in this browser. */
export const saveRepository = (catalogId: string, integrationId: string): void => {
  const all = { ...readAll(), [catalogId]: integrationId }
  localMemory.write('defaultRepositories', JSON.stringify(all))
}
