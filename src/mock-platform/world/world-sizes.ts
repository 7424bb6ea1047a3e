import { projectIds } from './world-projects.ts'

/** Numbers of things that belong to a project. */
export interface ProjectSize {
  scenarios: number
  suites: number
  catalogs: number
  jobs: number
  sources: number
  scenarioAssets: number
  experiments: number
  packages: number
  areaMaps: number
  scenarioReports: number
  trainingDatasets: number
}

const sizes: { readonly [Name in keyof typeof projectIds]: ProjectSize } = {
  shuttle: {
    scenarios: 120,
    suites: 60,
    catalogs: 8,
    jobs: 149,
    sources: 16,
    scenarioAssets: 14,
    experiments: 8,
    packages: 6,
    areaMaps: 34,
    scenarioReports: 26,
    trainingDatasets: 24,
  },
  robotaxi: {
    scenarios: 40,
    suites: 14,
    catalogs: 4,
    jobs: 36,
    sources: 5,
    scenarioAssets: 11,
    experiments: 5,
    packages: 5,
    areaMaps: 12,
    scenarioReports: 9,
    trainingDatasets: 8,
  },
  large: {
    scenarios: 10_000,
    suites: 2000,
    catalogs: 40,
    jobs: 5000,
    sources: 240,
    scenarioAssets: 320,
    experiments: 60,
    packages: 150,
    areaMaps: 260,
    scenarioReports: 300,
    trainingDatasets: 120,
  },
  empty: {
    scenarios: 0,
    suites: 0,
    catalogs: 0,
    jobs: 0,
    sources: 0,
    scenarioAssets: 0,
    experiments: 0,
    packages: 0,
    areaMaps: 0,
    scenarioReports: 0,
    trainingDatasets: 0,
  },
}

const byId = new Map(
  Object.entries(projectIds).map(([name, id]) => [id as string, sizes[name as keyof typeof sizes]]),
)

/** Initial size of a project; an unknown project is empty. */
export const sizeOf = (projectId: string): ProjectSize => byId.get(projectId) ?? sizes.empty
