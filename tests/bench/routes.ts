import { basePath } from '@/config/base-path.ts'
import { projectIds } from '@/mock-platform/world/projects.ts'

/** Address of a page of a project. */
const inProject = (project: keyof typeof projectIds, path: string) =>
  `${basePath}${path}?project_id=${projectIds[project]}`

/** Lists of 5,000 reports and of 2,000 suites, and a wizard that offers 10,000 scenarios by type. */
export const largeLists = {
  reports: inProject('large', '/reports'),
  suites: inProject('large', '/suites'),
  wizard: inProject('large', '/suites/new'),
  newCatalog: inProject('large', '/vehicle_catalogs/new'),
}

/** Pages of a project of a common size. */
export const pages = {
  reports: inProject('shuttle', '/reports'),
  suites: inProject('shuttle', '/suites'),
  wizard: inProject('shuttle', '/suites/new'),
  catalogs: inProject('shuttle', '/vehicle_catalogs'),
  assets: inProject('shuttle', '/scenario_assets'),
  newAsset: inProject('shuttle', '/scenario_assets/new'),
  testPage: inProject('shuttle', '/test'),
}
