import { listLogStreamEventsOperation } from '@generated/ml/codec.ts'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { LoadingLog, LogNote } from '@/parts/logs/log-note.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { operationKey } from '@/transport/query-parameters.ts'
import { Button } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'

const logConsole = lazyCode(() => import('@/parts/logs/log-console.tsx'))

interface StageLogProps {
  /** `BUILD LOG` */
  title: string
  /** Undefined until the stage has a log. */
  streamId: string | undefined
  isRunning: boolean
  /** The error stands at its end. */
  hasFailed: boolean
}

/** The log of a stage: followed while the stage runs. */
export function StageLog({ title, streamId, isRunning, hasFailed }: StageLogProps) {
  const projectId = useProjectId()
  const client = useQueryClient()
  // A log that was closed, or whose reading stopped, is opened again.
  const [opened, setOpened] = useState(1)
  const reload = () =>
    void client.invalidateQueries({
      queryKey: operationKey(listLogStreamEventsOperation, projectId),
    })
  return (
    <div className="mt-2 flex flex-col gap-2.5">
      <div className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {isRunning && streamId !== undefined && (
          <Button size="sm" icon={<RotateCw aria-hidden />} onClick={reload}>
            Reload
          </Button>
        )}
      </div>
      {streamId === undefined ? (
        <LogNote>No Data</LogNote>
      ) : (
        <LazyPart
          key={`${streamId} ${opened}`}
          code={logConsole}
          label={title}
          stream={{ id: streamId, service: 'ml', isRunning }}
          hasMarks
          readsAll={hasFailed}
          onRetry={() => setOpened(opened + 1)}
          onClose={() => setOpened(opened + 1)}
          whileLoading={<LoadingLog />}
        />
      )}
    </div>
  )
}
