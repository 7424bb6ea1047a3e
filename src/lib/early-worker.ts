declare global {
  /** The worker of the page in the address, which `public/boot.js` has started. */
  var earlyWorker: Worker | undefined
}

/** Takes over the worker that was started early, once; undefined where there is none. */
export const takeEarlyWorker = (): Worker | undefined => {
  const worker = globalThis.earlyWorker
  globalThis.earlyWorker = undefined
  return worker
}
