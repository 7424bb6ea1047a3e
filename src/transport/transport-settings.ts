import type { Service } from '@/config/services.ts'
import type { ApiError } from './errors.ts'

/** Settings of the running console for the transport; set once before the first call. */
export interface TransportSettings {
  /** Address of a service, without trailing slash. */
  baseUrl: (service: Service) => string
  /** Access token of the signed-in user. */
  accessToken: () => string | undefined
  /** Renews the token silently; false when the user has to sign in again. */
  renewToken: () => Promise<boolean>
  /** A call was refused and the token could not be renewed. */
  onSignedOut: () => void
  /** A call with the token succeeded. */
  onSignedIn: () => void
  /** A service answered 503; without the error where another thread was told. */
  onMaintenance: (error?: ApiError) => void
}

let current: TransportSettings | undefined

/** Connects the generated clients to the running console. A later call replaces an earlier one. */
export const configureTransport = (settings: TransportSettings) => {
  current = settings
}

/** The settings in force. Throws when a call is made before `configureTransport`. */
export const transportSettings = () => {
  if (!current) throw new Error('The transport is not configured.')
  return current
}
