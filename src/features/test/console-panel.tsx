import { useState } from 'react'
import { useAuth } from 'react-oidc-context'
import { basePath } from '@/config/base-path.ts'
import { readBuild } from '@/config/build-info.ts'
import { config } from '@/config/config.ts'
import { features } from '@/config/config-names.ts'
import { type ConfigurationRow, configurationRows } from '@/models/test/console-configuration.ts'
import { decisionText } from '@/models/test/flag-decision.ts'
import { useFlagCheck } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Button, ExternalLink } from '@/ui/base/button.tsx'
import { toast } from '@/ui/feedback/toast.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { Badge } from '@/ui/text/badge.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { EmptyCell } from '@/ui/text/empty-cell.tsx'
import { Overview } from '@/ui/text/overview.tsx'
import { Panel } from './panel.tsx'

/** The console: build, feature flags of this user, configuration, and samples of its messages. */
export function ConsolePanel() {
  return (
    <div className="flex flex-col gap-6">
      <Build />
      <MessageSamples />
      <Features />
      <Configuration />
    </div>
  )
}

function Build() {
  const subject = useAuth().user?.profile.sub
  const projectId = useProjectId()
  const build = readBuild()
  return (
    <Overview
      label="Build"
      items={[
        { label: 'Version', value: build.version },
        { label: 'Build', value: build.mode },
        { label: 'Commit', value: build.commit && <Copyable text={build.commit} what="commit" /> },
        {
          label: 'Third parties',
          value: (
            <ExternalLink href={`${location.origin}${basePath}/third-party-notices.txt`}>
              Licenses
            </ExternalLink>
          ),
        },
        { label: 'Project ID', value: <Copyable text={projectId} what="project ID" /> },
        { label: 'User ID', value: subject && <Copyable text={subject} what="user ID" /> },
      ]}
    />
  )
}

function MessageSamples() {
  const [broken, setBroken] = useState(false)
  const [count, setCount] = useState(1)
  if (broken) throw new Error('This error was raised on purpose.')
  const tell = () => {
    toast(`This is snackbar ${count}.`)
    setCount(count + 1)
  }
  return (
    <Panel title="Messages" help="Samples of the console's messages.">
      <div className="flex flex-wrap gap-2">
        <Button onClick={tell}>Show a snackbar</Button>
        <Button onClick={() => setBroken(true)}>Raise an error</Button>
      </div>
    </Panel>
  )
}

type FlagRow = ReturnType<typeof useFlagCheck>

const flagColumns: readonly Column<FlagRow>[] = [
  { id: 'feature', width: 180, header: 'Feature', cell: ({ feature }) => feature },
  {
    id: 'state',
    width: 72,
    header: 'State',
    cell: ({ answer }) => (answer?.result ? <Badge tone="accent">On</Badge> : <Badge>Off</Badge>),
  },
  {
    id: 'scope',
    width: 200,
    grow: 1,
    header: 'Feature scope',
    cell: ({ scope }) => (scope === undefined ? <EmptyCell /> : <Code text={scope} />),
  },
  { id: 'decision', width: 240, grow: 2, header: 'Decision', cell: decisionText },
]

function Features() {
  // One hook call per feature, always in this order.
  const rows = features.map(useFlagCheck)
  return (
    <Panel title="Feature flags" help="Decided for this user in the selected project.">
      <DataTable
        label="Feature flags, with reasons"
        columns={flagColumns}
        rows={rows}
        rowId={({ feature }) => feature}
      />
    </Panel>
  )
}

const configurationColumns: readonly Column<ConfigurationRow>[] = [
  { id: 'name', width: 220, grow: 1, header: 'Name', cell: ({ name }) => <Code text={name} /> },
  {
    id: 'value',
    width: 240,
    grow: 2,
    header: 'Value',
    cell: ({ value }) => (value === undefined ? <EmptyCell /> : <bdi>{value}</bdi>),
  },
]

function Configuration() {
  return (
    <Panel title="Configuration" help="As read from config.json.">
      <DataTable
        label="Configuration values"
        columns={configurationColumns}
        rows={configurationRows(config())}
        rowId={({ name }) => name}
      />
    </Panel>
  )
}

function Code({ text }: { text: string }) {
  return <bdi className="font-mono text-xs">{text}</bdi>
}
