import { UserManager } from 'oidc-client-ts'

/** Hands the provider's answer, which is in the address of this hidden frame, to the page around it. */
export const answerRenewal = (): Promise<void> => {
  const { href, origin } = location
  // The page around it knows the provider and the client; handing over needs neither.
  const manager = new UserManager({ authority: origin, client_id: origin, redirect_uri: origin })
  return manager.signinSilentCallback(href)
}
