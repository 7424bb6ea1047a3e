import { shortId } from '@/lib/ids.ts'
import { TextLink } from '@/ui/base/button.tsx'
import { CopyButton } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface LinkProps {
  id: string
  /** Any text. */
  name: string
  /** The most characters to show. */
  limit?: number
}

/** A catalog by its name. */
export const CatalogLink = ({ id, name, limit = 40 }: LinkProps) => (
  <TextLink to="/vehicle_catalogs/$catalogId" params={{ catalogId: id }}>
    <TruncatedText text={name} limit={limit} inLink />
  </TextLink>
)

/** A suite by its name. */
export const SuiteLink = ({ id, name, limit = 40 }: LinkProps) => (
  <TextLink to="/suites/$suiteId" params={{ suiteId: id }}>
    <TruncatedText text={name} limit={limit} inLink />
  </TextLink>
)

/** A job by its id, shortened, with a button that copies the whole. */
export const JobLink = ({ jobId }: { jobId: string }) => (
  <span className="inline-flex items-center gap-1 font-mono text-xs">
    <TextLink to="/reports/$jobId" params={{ jobId }}>
      {shortId(jobId)}
    </TextLink>
    <CopyButton text={jobId} what="job ID" />
  </span>
)

/** A scenario by its name. The one place that decides whether scenarios have a page to lead to. */
export const ScenarioLink = ({ name, limit = 60 }: LinkProps) => (
  <TruncatedText text={name} limit={limit} />
)
