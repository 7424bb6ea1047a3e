import type { BuildReport } from '@generated/evaluation/types.ts'
import { batchGetPackagesQueryOptions } from '@generated/ml/queries.ts'
import { useQuery } from '@tanstack/react-query'
import { config } from '@/config/config.ts'
import { SourceLink } from '@/features/reports/job-source-link.tsx'
import { jobOptionLabels } from '@/lib/job-options.ts'
import { imageCommands } from '@/models/reports/build-commands.ts'
import { CatalogLink, JobLink } from '@/page/links.tsx'
import { PackageReleases } from '@/parts/packages/package-releases.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Chip } from '@/ui/text/chip.tsx'
import { Copyable, CopyButton } from '@/ui/text/copyable.tsx'
import { DateText } from '@/ui/text/date-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { TextChips } from '@/ui/text/text-chips.tsx'
import { Facts } from '../facts.tsx'
import { TookFact, WhenFact } from '../run-facts.tsx'

interface BuildProps {
  report: BuildReport
}

/** One line of facts of a build, and the button that shows all of them in place. */
export function BuildFacts({ report }: BuildProps) {
  const { id, catalog, event, startedAt, finishedAt } = report
  return (
    <Facts label="Facts" details={<BuildDetails report={report} />}>
      <Copyable text={id} what="build report ID" />
      <CatalogLink id={catalog.id} name={catalog.displayName} tone="secondary" />
      {(event.source || event.sourceId) && <SourceLink report={report} />}
      {startedAt && <WhenFact run={report} />}
      {finishedAt && startedAt && <TookFact run={report} />}
    </Facts>
  )
}

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

/** Everything that is known of a build; what is absent is left out. */
function BuildDetails({ report }: BuildProps) {
  const privileged = useFlag('privileged')
  const projectId = useProjectId()
  return <Overview label="Details" items={detailItems(report, projectId, privileged)} dense />
}

const detailItems = (
  report: BuildReport,
  projectId: string,
  privileged: boolean,
): OverviewItem[] => {
  const { jobId, catalog, event, artifact, mlPackages, options, parents } = report
  const { startedAt, finishedAt } = report
  const commands = privileged ? imageCommands(report, projectId, config().imageCommands) : []
  return [
    { label: 'Job', value: <JobLink jobId={jobId} /> },
    { label: 'Started', value: startedAt && <DateText at={startedAt} form="date-time" /> },
    { label: 'Finished', value: finishedAt && <DateText at={finishedAt} form="date-time" /> },
    {
      label: 'Job report ID',
      value: <Copyable text={parents.jobReportId} what="job report ID" />,
    },
    { label: 'Catalog version', value: <Copyable text={catalog.versionId} what="version ID" /> },
    {
      label: 'Commit',
      value: event.source && <Copyable text={event.source.gitSha} what="commit" />,
    },
    {
      label: 'Source ID',
      value: event.sourceId && <Copyable text={event.sourceId} what="source ID" />,
    },
    { label: 'Artifact', value: artifact && <bdi>{artifact.name}</bdi> },
    { label: 'Build type', value: artifact?.build && <bdi>{artifact.build.type}</bdi> },
    {
      label: 'Images',
      value: artifact && artifact.images.length > 0 && (
        <ul aria-label="Images" className="flex flex-col gap-1">
          {artifact.images.map(({ id, type, expired }) => (
            <li key={id} className="flex flex-wrap items-center gap-1.5">
              <Chip>
                <bdi>{type}</bdi>
                {expired && <span className="text-muted">expired</span>}
              </Chip>
              <Copyable text={id} what="image ID" />
            </li>
          ))}
        </ul>
      ),
      wide: true,
    },
    {
      label: 'ML packages',
      value: mlPackages.length > 0 && <Packages packages={mlPackages} />,
      wide: true,
    },
    { label: jobOptionLabels.cleanBuild, value: yesNo(options.cleanBuild) },
    { label: jobOptionLabels.debug, value: yesNo(options.debug) },
    ...(privileged
      ? [
          {
            label: jobOptionLabels.developerOptionNames,
            value: options.developerOptionNames?.length ? (
              <TextChips texts={options.developerOptionNames} />
            ) : undefined,
            wide: true,
          },
        ]
      : []),
    ...commands.map(({ label, text }) => ({
      label,
      value: (
        <span className="inline-flex min-w-0 items-center gap-1 font-mono text-xs">
          <code className="[overflow-wrap:anywhere]">{text}</code>
          <CopyButton text={text} what={`command: ${label}`} />
        </span>
      ),
      wide: true,
    })),
  ].filter(({ value }) => value)
}

/** The ML packages of a build, with the names of those that the project has: a shared job used those of another. */
function Packages({ packages }: { packages: BuildReport['mlPackages'] }) {
  const ids = [...new Set(packages.map(({ id }) => id))]
  const { data } = useQuery(batchGetPackagesQueryOptions({ projectId: useProjectId() }, { ids }))
  const names = new Map(data?.found.map(({ id, name }) => [id, name]))
  const releases = packages.map((release) => ({ ...release, name: names.get(release.id) }))
  return <PackageReleases releases={releases} />
}
