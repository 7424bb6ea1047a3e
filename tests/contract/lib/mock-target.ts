import { type Service, services } from '@/config/services.ts'
import { startServer } from '@/mock-platform/server/server-start.ts'
import { featureScopes } from '@/mock-platform/world/personas.ts'
import { signIn } from './sign-in.ts'
import type { Target } from './target.ts'
import { lastingToken } from './tokens.ts'
import { uploadTo } from './upload.ts'

interface LedgerEntry {
  operation: string
  answeredBy: string
}

/**
 * Starts the mock platform on a free port and signs in as somebody who may see everything. It does
 * not keep back answers that break the contract: they are for the tests to find.
 */
export const startMockTarget = async (): Promise<Target> => {
  const { origin, close } = await startServer({ strict: false, now: '2024-03-05T09:40:00Z' })
  const ledger = (await (await fetch(`${origin}/demo/ledger`)).json()) as LedgerEntry[]
  const answeredByState = new Set(
    ledger.filter(({ answeredBy }) => answeredBy === 'state').map(({ operation }) => operation),
  )
  return {
    name: 'the mock platform',
    isMock: true,
    urls: Object.fromEntries(
      services.map((service) => [service, `${origin}/services/${service}`]),
    ) as Record<Service, string>,
    tokens: lastingToken(await signIn(origin, 'privileged')),
    feature: featureScopes.internalStaff,
    remembers: (operation) => answeredByState.has(operation),
    pass: async (seconds) => {
      const response = await fetch(`${origin}/demo/clock`, {
        method: 'POST',
        body: JSON.stringify({ jumpSeconds: seconds }),
      })
      return response.ok
    },
    upload: (session) =>
      uploadTo({ endpoint: `${origin}/object-store`, region: 'ap-northeast-1' }, session),
    settling: 0,
    close,
  }
}
