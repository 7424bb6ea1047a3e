import type { BuildReport } from '@generated/evaluation/types.ts'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { config } from '@/config/config.ts'
import { secondsBetween } from '@/lib/durations.ts'
import { jobOptionLabels } from '@/lib/job-options.ts'
import { CatalogLink, JobLink, PackageReleaseLink } from '@/page/links.tsx'
import { useFlag } from '@/session/flags.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { cx } from '@/ui/base/class-names.ts'
import { Chip } from '@/ui/text/chip.tsx'
import { Copyable, CopyButton } from '@/ui/text/copyable.tsx'
import { DateText, ShortDate } from '@/ui/text/date-text.tsx'
import { DurationText } from '@/ui/text/duration-text.tsx'
import { Overview, type OverviewItem } from '@/ui/text/overview.tsx'
import { imageCommands } from '../model/build-commands.ts'
import { SourceLink } from '../source-link.tsx'

interface BuildProps {
  report: BuildReport
}

/** One line of facts of a build, and the button that shows all of them in place. */
export function BuildFacts({ report }: BuildProps) {
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const { id, catalog, event, startedAt, finishedAt } = report
  return (
    <section aria-label="Facts" className="-mt-2 flex flex-col gap-2 text-sm">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Fact label="Build report">
          <Copyable text={id} what="build report ID" />
        </Fact>
        <Fact label="Catalog">
          <CatalogLink id={catalog.id} name={catalog.displayName} tone="secondary" />
        </Fact>
        {(event.source || event.sourceId) && (
          <Fact label="Source">
            <SourceLink report={report} />
          </Fact>
        )}
        {startedAt && !finishedAt && (
          <Fact label="Started">
            <ShortDate at={startedAt} />
          </Fact>
        )}
        {finishedAt && (
          <Fact label="Finished">
            <ShortDate at={finishedAt} />
          </Fact>
        )}
        {startedAt && finishedAt && (
          <Fact label="Took">
            <DurationText seconds={secondsBetween(startedAt, finishedAt)} />
          </Fact>
        )}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? detailsId : undefined}
          onClick={() => setOpen(!isOpen)}
          className="ml-auto flex shrink-0 items-center gap-1 rounded-sm font-medium text-primary"
        >
          Details
          <ChevronDown
            aria-hidden
            className={cx('size-4 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      {isOpen && (
        <div id={detailsId}>
          <BuildDetails report={report} />
        </div>
      )}
    </section>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <span className="inline-flex min-w-0 items-center gap-1.5">
    <span className="text-muted">{label}</span>
    {children}
  </span>
)

const yesNo = (value: boolean) => (value ? 'Yes' : 'No')

/** Everything that is known of a build. */
function BuildDetails({ report }: BuildProps) {
  const privileged = useFlag('privileged')
  const projectId = useProjectId()
  return <Overview label="Details" items={detailItems(report, projectId, privileged)} />
}

const detailItems = (
  report: BuildReport,
  projectId: string,
  privileged: boolean,
): OverviewItem[] => {
  const { jobId, catalog, event, artifact, mlPackages, options, parents } = report
  const { startedAt, finishedAt } = report
  const commands = privileged ? imageCommands(report, projectId, config().imageCommands) : []
  const commit = event.source?.gitSha ?? event.sourceId
  return [
    { label: 'Job', value: <JobLink jobId={jobId} /> },
    { label: 'Started', value: <DateText at={startedAt} form="date-time" /> },
    { label: 'Finished', value: <DateText at={finishedAt} form="date-time" /> },
    {
      label: 'Job report ID',
      value: <Copyable text={parents.jobReportId} what="job report ID" />,
    },
    { label: 'Catalog version', value: <Copyable text={catalog.versionId} what="version ID" /> },
    { label: 'Source', value: commit && <Copyable text={commit} what="source" /> },
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
      value: mlPackages.length > 0 && (
        <ul aria-label="ML packages" className="flex flex-col gap-1">
          {mlPackages.map(({ id, releaseId }) => (
            <li key={`${id} ${releaseId}`} className="flex flex-wrap items-center gap-1.5">
              <Copyable text={id} what="ML package ID" />
              <span className="text-sm text-muted">release</span>
              <PackageReleaseLink packageId={id} releaseId={releaseId} />
            </li>
          ))}
        </ul>
      ),
      wide: true,
    },
    { label: jobOptionLabels.cleanBuild, value: yesNo(options.cleanBuild) },
    { label: jobOptionLabels.debug, value: yesNo(options.debug) },
    ...(privileged
      ? [
          {
            label: jobOptionLabels.developerOptionNames,
            value: options.developerOptionNames?.map((name) => (
              <Chip key={name} mono>
                <bdi>{name}</bdi>
              </Chip>
            )),
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
  ].map((item) => ({ ...item, value: item.value || undefined }))
}
