import {
  downloadArtifactMutationOptions,
  downloadCheckpointMutationOptions,
  downloadRunLogMutationOptions,
  listCheckpointsAllQueryOptions,
  listRunLogsAllQueryOptions,
} from '@generated/ml/queries.ts'
import type { Run } from '@generated/ml/types.ts'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { safeFileName } from '@/lib/file-names.ts'
import { linkLifetime } from '@/lib/link-lifetime.ts'
import { keysOf } from '@/lib/objects.ts'
import { runArtifactsQueryOptions } from '@/models/ml-packages/release-queries.ts'
import type { ActionDialogProps } from '@/page/actions.tsx'
import { QueryStatus } from '@/page/query-status.tsx'
import { LinkDownload } from '@/parts/downloads/link-download.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import type { PagedItems } from '@/transport/pages.ts'
import { TabButton, TabList, TabPanel, Tabs } from '@/ui/layout/tabs.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { ShortDate } from '@/ui/text/date-text.tsx'

const tabs = { logs: 'Logs', artifacts: 'Artifacts', checkpoints: 'Checkpoints' } as const

type Tab = keyof typeof tabs

/** Downloads what a run has left behind: logs, artifacts and checkpoints. */
export function DownloadFiles({ thing: run, onClose }: ActionDialogProps<Run>) {
  const [tab, setTab] = useState<Tab>('logs')
  const path = { projectId: useProjectId(), experimentId: run.experimentId, runId: run.id }
  const files = {
    logs: <Logs path={path} />,
    artifacts: <Artifacts path={path} />,
    checkpoints: <Checkpoints path={path} />,
  }
  return (
    <Dialog onClose={onClose} title="Download" description={<bdi>{run.name}</bdi>} size="lg">
      <Tabs value={tab}>
        <TabList label="Files of the run">
          {keysOf(tabs).map((value) => (
            <TabButton key={value} value={value} onOpen={() => setTab(value)}>
              {tabs[value]}
            </TabButton>
          ))}
        </TabList>
        <TabPanel>{files[tab]}</TabPanel>
      </Tabs>
    </Dialog>
  )
}

interface FilesProps {
  path: { projectId: string; experimentId: string; runId: string }
}

function Logs({ path }: FilesProps) {
  const { projectId, runId } = path
  return (
    <FileList query={listRunLogsAllQueryOptions(path)} empty="The run has left no log yet.">
      {({ id, category, size, createdAt }) => (
        <LinkDownload
          key={id}
          name={category}
          size={size}
          facts={<ShortDate at={createdAt} />}
          change={downloadRunLogMutationOptions()}
          variables={{
            path: { projectId, logId: id },
            body: {
              expirationTime: linkLifetime,
              filename: safeFileName(`${runId}_${category}.log`),
            },
          }}
        />
      )}
    </FileList>
  )
}

function Artifacts({ path: { projectId, runId } }: FilesProps) {
  return (
    <FileList
      query={runArtifactsQueryOptions(projectId, runId)}
      empty="The run has left no artifact yet."
    >
      {({ id, name, filename, size, description }) => (
        <LinkDownload
          key={id}
          name={filename}
          size={size}
          facts={
            <>
              <bdi>{name}</bdi>
              {description && <bdi>{description}</bdi>}
            </>
          }
          change={downloadArtifactMutationOptions()}
          variables={{
            path: { projectId, artifactId: id },
            body: { expirationTime: linkLifetime, filename: safeFileName(filename) },
          }}
        />
      )}
    </FileList>
  )
}

function Checkpoints({ path: { projectId, runId } }: FilesProps) {
  return (
    <FileList
      query={listCheckpointsAllQueryOptions({ projectId }, { runId })}
      empty="The training has saved no checkpoint yet."
    >
      {({ id, name, size, createdAt }) => (
        <LinkDownload
          key={id}
          name={name}
          size={size}
          facts={<ShortDate at={createdAt} />}
          change={downloadCheckpointMutationOptions()}
          variables={{
            path: { projectId, checkpointId: id },
            body: { expirationTime: linkLifetime, filename: safeFileName(name) },
          }}
        />
      )}
    </FileList>
  )
}

interface FileListProps<File, Failure, Key extends readonly unknown[]> {
  query: UseQueryOptions<PagedItems<File>, Failure, PagedItems<File>, Key>
  empty: string
  children: (file: File) => ReactNode
}

function FileList<File, Failure, Key extends readonly unknown[]>({
  query,
  empty,
  children,
}: FileListProps<File, Failure, Key>) {
  const { data, isError } = useQuery(query)
  return (
    <div className="flex flex-col gap-4">
      <QueryStatus query={query} />
      {!(data || isError) && <p className="text-sm text-muted">Loading...</p>}
      {data?.items.length === 0 && <p className="text-sm text-muted">{empty}</p>}
      {data?.items.map(children)}
    </div>
  )
}
