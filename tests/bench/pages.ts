import type { Page } from '@playwright/test'
import { found } from '../e2e/support/addresses.ts'
import { screens } from '../e2e/support/areas.ts'
import { type Scripts, scriptsOf } from './measure/scripts.ts'

/** Most bytes of the scripts of a page, with those of the start, unless its screen has a limit of its own. */
const pageLimit = 260_000

/** The screen whose scripts come with the start. */
export const firstRoute = 'the list of reports'

/** A screen that draws a chart. */
export const chartRoute = 'the chart of a scenario'

/** In the address of the script that draws charts, which comes apart from those of the page. */
export const chartScript = '/echarts-'

/** All pages with a budget: every screen of the areas but those whose scripts are another's. */
export const weighedPages = screens.flatMap(({ name, scriptLimit = pageLimit }) =>
  scriptLimit === 'as another' ? [] : [{ name, limit: scriptLimit }],
)

/** Opens a page with an empty cache and weighs its scripts. */
export const weigh = async (page: Page, name: string): Promise<Scripts> => {
  const screen = screens.find((each) => each.name === name)
  if (!screen) throw new Error(`No screen is called ${name}.`)
  return scriptsOf(page, await found(screen.address), () => screen.content(page).waitFor())
}
