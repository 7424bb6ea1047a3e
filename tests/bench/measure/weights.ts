import type { Bench } from '../bench.ts'
import { bytesOf } from '../budgets.ts'
import { chartRoute, chartScript, firstRoute, weigh, weighedPages } from '../pages.ts'
import { growthByArea } from './growth.ts'
import { bytesOfOpenPage } from './scripts.ts'

/** Takes what the scripts of the pages weigh. */
export const takeWeights = async ({ take, withPage, browser, scratch }: Bench): Promise<void> => {
  for (const { name } of weighedPages) {
    const isFirst = name === firstRoute
    await take([bytesOf(name), ...(isFirst ? (['firstRouteRequests'] as const) : [])], async () => {
      const { bytes, sizes } = await withPage((page) => weigh(page, name))
      return { [bytesOf(name)]: bytes, ...(isFirst && { firstRouteRequests: sizes.size }) }
    })
  }
  await take(['chartScript'], async () => ({
    chartScript: await withPage(async (page) => {
      await weigh(page, chartRoute)
      return bytesOfOpenPage(page, chartScript)
    }),
  }))
  await take(['firstRouteGrowth'], async () => {
    const { bytes } = await withPage((page) => weigh(page, firstRoute))
    return { firstRouteGrowth: await growthByArea(browser, scratch, bytes) }
  })
}
