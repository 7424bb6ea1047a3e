import { PackageReleaseLink } from '@/page/links.tsx'
import { TextLink } from '@/ui/base/button.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** A release of an ML package that something refers to. */
export interface ReferredRelease {
  /** Of the package. */
  id: string
  releaseId: string
  /** Of the package; undefined while unknown, and for one that the user may not see. */
  name: string | undefined
}

/** Releases of ML packages; links only to packages that the user may see. */
export const PackageReleases = ({ releases }: { releases: readonly ReferredRelease[] }) => (
  <ul aria-label="ML packages" className="min-w-0">
    {releases.map(({ id, releaseId, name }) => (
      <li key={`${id} ${releaseId}`} className="text-xs">
        <div className="flex items-center gap-1.5">
          {name === undefined ? (
            <Copyable text={id} what="package ID" />
          ) : (
            <TextLink to="/mlpackages/$packageId" params={{ packageId: id }} tone="secondary">
              <TruncatedText text={name} />
            </TextLink>
          )}
        </div>
        <div className="flex items-center gap-1.5">
          <span className="text-muted">release</span>
          {name === undefined ? (
            <Copyable text={releaseId} what="package release ID" />
          ) : (
            <PackageReleaseLink packageId={id} releaseId={releaseId} />
          )}
        </div>
      </li>
    ))}
  </ul>
)
