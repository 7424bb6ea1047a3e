import { readFile } from 'node:fs/promises'
import { readConfig } from '@/config/config.ts'
import { UsageError } from './options.ts'
import type { Target } from './target.ts'
import { uploadTo } from './upload.ts'

const isAddress = (target: string) => /^https?:\/\//.test(target)

const contentOf = async (target: string) => {
  if (!isAddress(target)) return readFile(target, 'utf8')
  const response = await fetch(target)
  if (!response.ok) throw new Error(`it answers ${response.status}`)
  return response.text()
}

/** An origin that nothing can be relative to; an address that has it was relative. */
const nowhere = 'http://relative.invalid'

/**
 * Reads a deployment's `config.json`, from a file or an address. Relative service addresses are good
 * only when the configuration has an address itself. Throws `UsageError` when it is of no use.
 */
export const readStagingTarget = async (target: string, token: string): Promise<Target> => {
  const text = await contentOf(target).catch((error: Error) => {
    throw new UsageError(`${target} cannot be read: ${error.message}`)
  })
  try {
    const origin = isAddress(target) ? new URL(target).origin : nowhere
    const { services, featureScopes, objectStore } = readConfig(JSON.parse(text), origin)
    const relative = Object.entries(services).find(([, url]) => url.startsWith(nowhere))
    if (relative) throw new Error(`services.${relative[0]} must be a whole address.`)
    return {
      name: target,
      isMock: false,
      urls: services,
      token,
      feature: Object.values(featureScopes)[0] ?? 'internal_staff',
      remembers: () => true,
      pass: async () => false,
      upload: (session) => uploadTo(objectStore, session),
      settling: 6000,
      close: async () => undefined,
    }
  } catch (error) {
    throw new UsageError(
      `${target} is of no use: ${error instanceof Error ? error.message : error}`,
    )
  }
}
