import type { LucideIcon } from 'lucide-react'

/** Where an area stands in the side menu; its label is the crumb of its route. */
export interface MenuPlace {
  icon: LucideIcon
  /** The lower, the higher up. */
  order: number
  /** Heading above it, with the others of its group. */
  group?: 'Machine learning' | 'Internal'
  /** Who or what it is for; everybody when left out. Nobody else sees its pages. */
  only?: 'internalStaff' | 'testMode'
  /** Keys that open it. */
  keys?: string
  /** False when another project opens its reports instead of this area. */
  kept?: false
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the page in the chain of pages above its title; a route without one is not in it. */
    crumb?: string
    /** Makes the route that of an area. */
    menu?: MenuPlace
  }
}

/** What of a route tells whether it is that of an area. */
interface AreaRoute {
  readonly fullPath: string
  readonly options: { readonly staticData?: { crumb?: string; menu?: MenuPlace } }
}

/** One entry of the side menu. */
export interface MenuEntry extends MenuPlace {
  label: string
  /** Path of the area under the base path. */
  to: string
}

/** The side menu, in order, as the routes of the areas declare it. */
export const menuOf = (routes: readonly AreaRoute[]): readonly MenuEntry[] =>
  routes
    .flatMap(({ fullPath, options: { staticData } }) =>
      staticData?.menu
        ? [{ ...staticData.menu, label: staticData.crumb ?? '', to: fullPath.replace(/\/$/, '') }]
        : [],
    )
    .sort((a, b) => a.order - b.order)

/** What decides which entries a user sees. */
interface Circumstances {
  internalStaff: boolean
  testMode: boolean
}

/** The entries that this user sees. */
export const visibleEntries = (
  entries: readonly MenuEntry[],
  holds: Circumstances,
): readonly MenuEntry[] => entries.filter(({ only }) => only === undefined || holds[only])

/** What of a page on show tells which area it is in. */
interface AreaMatch {
  readonly pathname: string
  readonly staticData: { menu?: MenuPlace }
}

/**
 * Where another project opens: the list of the same area, else the reports. Ids, tabs and filters belong to
 * the old project and are left behind.
 */
export const pathAfterSwitch = (matches: readonly AreaMatch[]): string => {
  const area = matches.find(({ staticData }) => staticData.menu)
  return area && area.staticData.menu?.kept !== false ? area.pathname : '/reports'
}
