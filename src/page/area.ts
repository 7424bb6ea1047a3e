import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** Menu entry of an area, declared in its route's `staticData`. The label is the route's crumb. */
export interface MenuPlace {
  icon: LucideIcon
  /** Sort key, ascending. */
  order: number
  /** Heading of the menu group. */
  group?: 'Machine learning' | 'Internal'
  /** Restricts the area, menu entry and pages, to internal staff or to test mode; default: everybody. */
  only?: 'internalStaff' | 'testMode'
  /** Shortcut that opens the area. */
  keys?: string
  /** Says beside the label what is new in the area; its code comes later than that of the page. */
  badge?: ComponentType
  /** False: switching the project opens the reports instead of this area. */
  keptOnSwitch?: false
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Name of the page in the breadcrumbs; routes without one are left out. */
    crumb?: string
    /** Makes the route the root of an area. */
    menu?: MenuPlace
  }
}

/** The part of a route that declares an area. */
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

/** Builds the side menu from the routes, sorted by `order`. */
export const menuOf = (routes: readonly AreaRoute[]): readonly MenuEntry[] =>
  routes
    .flatMap(({ fullPath, options: { staticData } }) =>
      staticData?.menu
        ? [{ ...staticData.menu, label: staticData.crumb ?? '', to: fullPath.replace(/\/$/, '') }]
        : [],
    )
    .sort((a, b) => a.order - b.order)

/** Conditions that a menu entry can require. */
interface Conditions {
  internalStaff: boolean
  testMode: boolean
}

/** The entries that the user may see. */
export const visibleEntries = (
  entries: readonly MenuEntry[],
  conditions: Conditions,
): readonly MenuEntry[] => entries.filter(({ only }) => only === undefined || conditions[only])

/** The part of a route match that tells the current area. */
interface AreaMatch {
  readonly pathname: string
  readonly staticData: { menu?: MenuPlace }
}

/**
 * Path to open after a project switch: the list of the same area, else the reports. Ids, tabs and filters
 * belong to the old project and are dropped.
 */
export const pathAfterSwitch = (matches: readonly AreaMatch[]): string => {
  const area = matches.find(({ staticData }) => staticData.menu)
  return area && area.staticData.menu?.keptOnSwitch !== false ? area.pathname : '/reports'
}
