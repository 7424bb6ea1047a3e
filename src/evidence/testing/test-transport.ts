import { configureTransport } from '@/transport/transport-settings.ts'

/** Has calls go to one address with a token; nothing is told of maintenance or of a sign-in. */
export const setTestTransport = ({
  baseUrl = 'https://services.test',
  isRenewed = true,
}: {
  baseUrl?: string
  /** Whether a token that was refused is renewed. */
  isRenewed?: boolean
} = {}): void =>
  configureTransport({
    baseUrl: () => baseUrl,
    accessToken: () => 'token',
    renewToken: async () => isRenewed,
    onSignedOut: () => {},
    onSignedIn: () => {},
    onMaintenance: () => {},
  })
