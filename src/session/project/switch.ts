/** Areas whose list stays open when the project changes, by the first segment of the path. */
const keptAreas: readonly string[] = [
  'reports',
  'scenarios',
  'vehicle_catalogs',
  'suites',
  'maps',
  'mlpackages',
  'mlexperiments',
  'scenario_reports',
  'scenario_assets',
]

/**
 * Where another project opens when it is chosen on `pathname` (under the base path): the list of the same
 * area, else the reports. Ids, tabs and filters belong to the old project and are left behind.
 */
export const pathAfterSwitch = (pathname: string): string => {
  const [, area = ''] = pathname.split('/')
  return keptAreas.includes(area) ? `/${area}` : '/reports'
}
