import type { Page } from '@playwright/test'
import { loadAheadMark } from '@/lib/idle.ts'

/**
 * Paths of what a page began to load before code that it does not need itself. By the page's own clock alone: that of
 * the network runs apart from it by milliseconds.
 */
const loadedBeforeAhead = (page: Page): Promise<string[]> =>
  page.evaluate((name) => {
    const end = performance.getEntriesByName(name)[0]?.startTime ?? Number.POSITIVE_INFINITY
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < end)
      .map((entry) => new URL(entry.name).pathname)
  }, loadAheadMark)

/** The scripts that a page asked for. */
export interface Scripts {
  /** By address: bytes of the body as sent, compressed. */
  sizes: ReadonlyMap<string, number>
  /** All bytes together. */
  bytes: number
}

/**
 * Opens an address with an empty cache and tells what scripts come until `ready` is done and nothing more
 * is on its way; without those of the next pages, which come when it is done.
 */
export const scriptsOf = async (
  page: Page,
  address: string,
  ready: () => Promise<unknown>,
): Promise<Scripts> => {
  const session = await page.context().newCDPSession(page)
  const addresses = new Map<string, string>()
  const sizes = new Map<string, number>()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname } = new URL(request.url)
    if (pathname.endsWith('.js')) addresses.set(requestId, pathname)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const script = addresses.get(requestId)
    if (script) sizes.set(script, (sizes.get(script) ?? 0) + encodedDataLength)
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(address)
  await ready()
  await page.waitForLoadState('networkidle')
  const needed = await loadedBeforeAhead(page)
  // Code loaded ahead still comes until here.
  await session.detach()
  for (const script of sizes.keys()) if (!needed.includes(script)) sizes.delete(script)
  return { sizes, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) }
}

/**
 * Bytes of the scripts of a page that is open, as sent, also of those that came from the browser's cache; without
 * what its workers load themselves, and without those of the next pages.
 *
 * @param part of the address of those that count; all do when left out
 */
export const bytesOfOpenPage = (page: Page, part = ''): Promise<number> =>
  page.evaluate(
    ({ wanted, markName }) => {
      const end = performance.getEntriesByName(markName)[0]?.startTime ?? Number.POSITIVE_INFINITY
      const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
      // A script that is loaded again, as by a second worker, comes from the browser's cache.
      const sizes = new Map(
        entries
          .filter(({ startTime }) => startTime < end)
          .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const)
          .filter(([path]) => path.endsWith('.js') && path.includes(wanted)),
      )
      return [...sizes.values()].reduce((sum, size) => sum + size, 0)
    },
    { wanted: part, markName: loadAheadMark },
  )
