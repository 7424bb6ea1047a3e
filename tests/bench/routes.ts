import { basePath } from '@/config/base-path.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'

/** Address of a page of a project: the large one, or one of a common size. */
export const inProject = (project: 'large' | 'shuttle', path: string): string =>
  `${basePath}${path}?project_id=${projectIds[project]}`

/** Lists of 5,000 reports, of 2,000 suites and of 10,000 scenarios, and a wizard that offers 10,000 scenarios by type. */
export const largeLists = {
  reports: inProject('large', '/reports'),
  suites: inProject('large', '/suites'),
  scenarios: inProject('large', '/scenarios'),
  wizard: inProject('large', '/suites/new'),
  newCatalog: inProject('large', '/vehicle_catalogs/new'),
}
