import { shortId } from '@/lib/ids.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface LinkProps {
  id: string
  /** Any text. */
  name: string
  /** `secondary` where another link names the row. */
  tone?: 'primary' | 'secondary'
}

export const CatalogLink = ({ id, name, tone }: LinkProps) => (
  <TextLink to="/vehicle_catalogs/$catalogId" params={{ catalogId: id }} tone={tone}>
    <TruncatedText text={name} />
  </TextLink>
)

export const SuiteLink = ({ id, name, tone }: LinkProps) => (
  <TextLink to="/suites/$suiteId" params={{ suiteId: id }} tone={tone}>
    <TruncatedText text={name} />
  </TextLink>
)

/** Link to an area map. */
export const MapLink = ({ id, name, tone }: Omit<LinkProps, 'id'> & { id: number }) => (
  <TextLink to="/maps/$areaMapId" params={{ areaMapId: String(id) }} tone={tone}>
    <TruncatedText text={name} />
  </TextLink>
)

/** Link to a job: its short id, with a button that copies the full id. */
export const JobLink = ({ jobId }: { jobId: string }) => (
  <span className="inline-flex items-center gap-1 font-mono text-xs">
    <TextLink to="/reports/$jobId" params={{ jobId }}>
      {shortId(jobId)}
    </TextLink>
    <CopyButton text={jobId} what="job ID" />
  </span>
)

interface PackageReleaseLinkProps {
  packageId: string
  releaseId: string
}

/** Link to a release of an ML package: its short id, with a button that copies the full id. */
export const PackageReleaseLink = ({ packageId, releaseId }: PackageReleaseLinkProps) => (
  <span className="inline-flex items-center gap-1 font-mono text-xs">
    <TextLink
      to="/mlpackages/$packageId/releases/$releaseId"
      params={{ packageId, releaseId }}
      tone="secondary"
    >
      {shortId(releaseId)}
    </TextLink>
    <CopyButton text={releaseId} what="package release ID" />
  </span>
)

interface ScenarioLinkProps extends LinkProps {
  version?: number
  /** 2 in a table whose rows have two lines. */
  lines?: 1 | 2
  /** In a new tab: where what is entered would be left. */
  newTab?: boolean
}

/** Link to a scenario, to one of its versions if one is given. */
export const ScenarioLink = ({ id, name, tone, version, lines, newTab }: ScenarioLinkProps) => (
  <TextLink
    to="/scenarios/$scenarioId"
    params={{ scenarioId: id }}
    search={{ version }}
    tone={tone}
    {...(newTab && { target: '_blank' })}
  >
    <TruncatedText text={name} lines={lines} />
  </TextLink>
)
