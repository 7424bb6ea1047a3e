import {
  Bell,
  Box,
  Car,
  ChartNoAxesColumn,
  ClipboardList,
  Files,
  FlaskConical,
  List,
  type LucideIcon,
  Map as MapIcon,
  Route,
  Wrench,
} from 'lucide-react'

/** One entry of the side menu. */
export interface MenuEntry {
  label: string
  /** Path of the area under the base path. */
  to: string
  icon: LucideIcon
  /** Heading above it, with the others of its group. */
  group?: 'Machine learning' | 'Internal'
  /** Who or what it is for; everybody when left out. */
  only?: 'internalStaff' | 'testMode'
  /** Keys that open it. */
  keys?: string
}

/** The side menu, in order. */
const menu: readonly MenuEntry[] = [
  { label: 'Reports', to: '/reports', icon: ChartNoAxesColumn, keys: 'g r' },
  { label: 'Scenarios', to: '/scenarios', icon: Route, keys: 'g c' },
  { label: 'Catalogs', to: '/vehicle_catalogs', icon: Car, keys: 'g v' },
  { label: 'Suites', to: '/suites', icon: List, keys: 'g s' },
  { label: 'Maps', to: '/maps', icon: MapIcon, keys: 'g m' },
  { label: 'ML Packages', to: '/mlpackages', icon: Box, group: 'Machine learning', keys: 'g p' },
  {
    label: 'ML Experiments',
    to: '/mlexperiments',
    icon: FlaskConical,
    group: 'Machine learning',
    keys: 'g e',
  },
  {
    label: 'Scenario Reports',
    to: '/scenario_reports',
    icon: ClipboardList,
    group: 'Internal',
    only: 'internalStaff',
  },
  {
    label: 'Scenario Assets',
    to: '/scenario_assets',
    icon: Files,
    group: 'Internal',
    only: 'internalStaff',
  },
  {
    label: 'Notification Settings',
    to: '/notification-settings',
    icon: Bell,
    group: 'Internal',
    only: 'internalStaff',
  },
  { label: 'Test', to: '/test', icon: Wrench, group: 'Internal', only: 'testMode' },
]

interface Circumstances {
  internalStaff: boolean
  testMode: boolean
  /** Whether the console has a page at this path. */
  isReady: (path: string) => boolean
}

/** The entries that this user sees. */
export const visibleEntries = ({ isReady, ...holds }: Circumstances): readonly MenuEntry[] =>
  menu.filter(({ to, only }) => isReady(to) && (only === undefined || holds[only]))
