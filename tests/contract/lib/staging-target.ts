import { readFile } from 'node:fs/promises'
import { type Config, readConfig } from '@/config/config.ts'
import { services } from '@/config/services.ts'
import { causeOf } from './causes.ts'
import type { Target } from './target.ts'
import { type Grant, grantedTokens, lastingToken, type Tokens, tokenEndpointOf } from './tokens.ts'
import { uploadTo } from './upload.ts'
import { UsageError } from './usage-error.ts'

const isAddress = (target: string) => /^https?:\/\//.test(target)

const contentOf = async (target: string) => {
  if (!isAddress(target)) return readFile(target, 'utf8')
  const response = await fetch(target)
  if (!response.ok) throw new Error(`it answers ${response.status}`)
  return response.text()
}

/** An origin that nothing can be relative to; an address that has it was relative. */
const nowhere = 'http://relative.invalid'

const fieldsOf = (value: unknown): { [name: string]: unknown } =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** Address that stands for a service that the platform does not have, while the configuration is read. */
const absent = 'http://absent.invalid'

/** A configuration that may lack services, and an identity provider where a token is given. */
const complete = (content: unknown) => {
  const { services: addresses, identityProvider, ...rest } = fieldsOf(content)
  return {
    ...rest,
    services: {
      ...Object.fromEntries(services.map((name) => [name, absent])),
      ...fieldsOf(addresses),
    },
    identityProvider: {
      authority: absent,
      clientId: 'contract-tests',
      ...fieldsOf(identityProvider),
    },
  }
}

/** How the tests come by a token: one that is given, or what they ask for one with. */
export type SignIn = { token: string } | { grant: Grant }

const tokensBy = async (signIn: SignIn, provider: Config['identityProvider']): Promise<Tokens> => {
  if ('token' in signIn) return lastingToken(signIn.token)
  const { grant } = signIn
  if (grant.endpoint === undefined && provider.authority === absent) {
    throw new UsageError(
      'A token cannot be asked for: neither CONTRACT_TOKEN_URL nor identityProvider.authority is given.',
    )
  }
  const endpoint = grant.endpoint ?? (await tokenEndpointOf(provider.authority))
  return grantedTokens(endpoint, { ...grant, clientId: grant.clientId ?? provider.clientId })
}

/**
 * Reads a deployment's `config.json`, from a file or an address; services that it leaves out are not
 * tried. Relative service addresses are good only when the configuration has an address itself.
 * Throws `UsageError` when it is of no use.
 */
export const readStagingTarget = async (target: string, signIn: SignIn): Promise<Target> => {
  const text = await contentOf(target).catch((error: unknown) => {
    throw new UsageError(`${target} cannot be read: ${causeOf(error)}`)
  })
  try {
    const origin = isAddress(target) ? new URL(target).origin : nowhere
    const config = readConfig(complete(JSON.parse(text)), origin)
    const { featureScopes, objectStore, identityProvider } = config
    const there = Object.entries(config.services).filter(([, url]) => url !== absent)
    if (there.length === 0) throw new Error('it has the address of no service.')
    const relative = there.find(([, url]) => url.startsWith(nowhere))
    if (relative) throw new Error(`services.${relative[0]} must be a whole address.`)
    return {
      name: target,
      isMock: false,
      urls: Object.fromEntries(there),
      tokens: await tokensBy(signIn, identityProvider),
      feature: Object.values(featureScopes)[0] ?? 'internal_staff',
      remembers: () => true,
      pass: async () => false,
      upload: (session) => uploadTo(objectStore, session),
      settling: 6000,
      close: async () => undefined,
    }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(
      `${target} is of no use: ${error instanceof Error ? error.message : error}`,
    )
  }
}
