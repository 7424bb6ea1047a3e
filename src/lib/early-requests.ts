/** A request that `public/boot.js` sent while the code of the console was on its way. */
interface EarlyRequest {
  answer: Promise<Response>
  aborter: AbortController
  /** Of a call: with the access token that it was sent with. */
  headers?: { Authorization: string }
}

declare global {
  /** What `public/boot.js` has asked for, by address; absent where nobody has signed in in this tab. */
  var early: Map<string, EarlyRequest> | undefined
}

/**
 * Takes over the request to an address that was sent early, once: what it got, or undefined where there is none,
 * where it was sent with another token, or got no answer. Ends with the signal.
 */
export const takeEarly = async (
  url: string,
  signal: AbortSignal,
  token?: string,
): Promise<Response | undefined> => {
  const early = globalThis.early?.get(url)
  if (!early) return undefined
  globalThis.early?.delete(url)
  if (early.headers?.Authorization !== (token && `Bearer ${token}`)) return undefined
  const abort = () => early.aborter.abort(signal.reason)
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  return early.answer.catch(() => undefined)
}

/** Forgets what nobody has taken over: it would be old when a later page asks for it. */
export const dropEarly = (): void => {
  globalThis.early = undefined
}
