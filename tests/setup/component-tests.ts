import { configure } from '@testing-library/react'

// Code that loads on first use, and a slow machine, take longer than the second that is the default.
configure({ asyncUtilTimeout: 10_000 })

/** jsdom has no layout: an element is observed, but no size ever changes. */
class StillObserver implements ResizeObserver {
  readonly #tell: ResizeObserverCallback
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    queueMicrotask(() => this.#tell([{ target } as ResizeObserverEntry], this))
  }
  unobserve() {}
  disconnect() {}
}
globalThis.ResizeObserver = StillObserver
// Some of these tests need no document.
if (globalThis.Element) Element.prototype.scrollIntoView = () => {}
