import type { JobReport } from '@generated/evaluation/types.ts'
import { useState } from 'react'
import { openRunDrawer } from '@/features/run-drawer/model/open.ts'
import { Button } from '@/ui/base/button.tsx'
import { whyNotRetest, whyNotReuse } from '../model/retest.ts'
import { isUnfinished } from '../model/statuses.ts'
import { CancelJob } from './cancel-job.tsx'

/** What can be done with a job in its state. */
export function JobActions({ report }: { report: JobReport }) {
  const { jobId, catalog } = report
  const [asking, setAsking] = useState(false)
  const [canceled, setCanceled] = useState(false)
  return (
    <>
      <Button
        aria-haspopup="dialog"
        disabledReason={whyNotRetest(report, Date.now())}
        onClick={() => openRunDrawer({ catalogId: catalog.id, retestJobId: jobId })}
      >
        Retest
      </Button>
      <Button
        aria-haspopup="dialog"
        disabledReason={whyNotReuse(report)}
        onClick={() => openRunDrawer({ catalogId: catalog.id, sourceJobId: jobId })}
      >
        Reuse artifacts
      </Button>
      {isUnfinished(report) && (
        <Button
          variant="danger"
          aria-haspopup="dialog"
          disabledReason={canceled ? 'The job is being canceled.' : undefined}
          onClick={() => setAsking(true)}
        >
          Cancel
        </Button>
      )}
      {asking && (
        <CancelJob
          jobId={jobId}
          onClose={() => setAsking(false)}
          onCanceled={() => setCanceled(true)}
        />
      )}
    </>
  )
}
