import { basePath } from '@/config/base-path.ts'
import { projectIds } from '@/mock-platform/world/world-projects.ts'
import { find, type Item } from '../../e2e/support/addresses.ts'
import type { Bench } from '../bench.ts'
import { referenceAddress } from '../reference/measure.ts'
import { alternately } from './alternate.ts'
import { navigationTo } from './rows.ts'

interface Job extends Item {
  job_id: string
  status: string
  test?: { case_results?: { total_count: number } }
}

/** How many of the failures of a job are new; it is not known before the cases of two jobs are there. */
const newFailures = 'a[aria-label$=" new: show what changed"]:not([aria-label^="Unknown"])'

/** Takes how soon it is on the screen which failures of a job of 300 cases are new, with nothing in the cache. */
export const takeNewFailures = async (bench: Bench): Promise<void> => {
  const { take, runs, withPage, withReference } = bench
  await take(['newFailures'], async () => {
    const { job_id } = await find<Job>(
      'evaluation.listJobReports',
      'reports',
      ({ status, test }) => status === 'failed' && (test?.case_results?.total_count ?? 0) >= 300,
      { projectId: projectIds.shuttle },
    )
    const address = `${basePath}/reports/${job_id}?project_id=${projectIds.shuttle}`
    return {
      newFailures: await alternately(
        runs,
        () => withPage(navigationTo(address, { selector: newFailures })),
        () => withReference(navigationTo(referenceAddress)),
      ),
    }
  })
}
