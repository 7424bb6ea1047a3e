import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { afterPage } from '@/lib/idle.ts'
import { mayLoadAhead } from '@/lib/line.ts'
import { loadTooltips } from '@/ui/overlays/tooltip.tsx'

/** For a list, the pages that its users open next, the likeliest first; charts and forms are not among them. */
export const nextPages: { readonly [list: string]: readonly string[] } = {
  '/_console/reports/': [
    '/_console/reports/$jobId/',
    '/_console/reports/$jobId/tests/$suiteReportId/$specReportId/$caseReportId/',
  ],
  '/_console/suites/': ['/_console/suites/$suiteId/'],
  '/_console/scenarios/': ['/_console/scenarios/$scenarioId/'],
  '/_console/vehicle_catalogs/': ['/_console/vehicle_catalogs/$catalogId/'],
  '/_console/mlexperiments/': ['/_console/mlexperiments/$experimentId/'],
}

/** Between two looks whether the page is quiet, in milliseconds. */
const pause = 500

const isTyping = () =>
  document.activeElement?.matches('input, textarea, [contenteditable]') ?? false

/** The pages above a page and the page itself: each brings code of its own. */
const withParents = (route: AnyRoute): AnyRoute[] =>
  route.parentRoute ? [...withParents(route.parentRoute), route] : [route]

/**
 * Loads the code of the pages that a list leads to, once its rows are shown and nothing else is on its way,
 * so that the next page needs its data only; and that of tooltips, which a pointer on its way to a link would load. A failure shows when the page is opened.
 */
export const loadAhead = (router: AnyRouter, queryClient: QueryClient): void => {
  if (!mayLoadAhead()) return
  const loaded = new Set<string>()
  let waiting: ReturnType<typeof setTimeout> | undefined

  const load = async (ids: readonly string[]) => {
    for (const id of ids) {
      const route: AnyRoute | undefined = router.routesById[id]
      if (!route || loaded.has(id)) continue
      loaded.add(id)
      await afterPage()
      const code = withParents(route).map((part) => router.loadRouteChunk(part))
      await Promise.all(code).catch(() => loaded.delete(id))
    }
    await afterPage()
    void loadTooltips()
  }

  router.subscribe('onRendered', () => {
    clearTimeout(waiting)
    const ids = nextPages[router.state.matches.at(-1)?.routeId ?? '']
    if (!ids) return
    const look = () => {
      if (queryClient.isFetching() === 0 && !isTyping()) void load(ids)
      else waiting = setTimeout(look, pause)
    }
    waiting = setTimeout(look, pause)
  })
}
