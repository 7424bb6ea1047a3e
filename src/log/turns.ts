/** Milliseconds after which waiting messages are let in. */
const turn = 12

/** Lets waiting messages in: a timer would wait for milliseconds, and a promise lets nothing in. */
const letIn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/** A break whenever a turn is over. */
export const createTurns = (): (() => Promise<void>) => {
  let end = performance.now() + turn
  return async () => {
    if (performance.now() < end) return
    await letIn()
    end = performance.now() + turn
  }
}
