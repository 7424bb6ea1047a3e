/** Lets waiting messages in: a timer would wait for milliseconds, and a promise lets nothing in. */
export const letIn = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
