import type { Integration, IntegrationType } from '@generated/evaluation/types.ts'
import { integrationTypes } from '@/models/integrations/integration-types.ts'
import { ExternalLink } from '@/ui/base/button.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** Logos of the git hosts, as SVG paths in a 24 × 24 view box. */
const logos = {
  github_v3:
    'M15 22v-4a4.8 4.8 0 0 0-1-3.5c3 0 6-2 6-5.5.08-1.25-.27-2.48-1-3.5.28-1.15.28-2.35 0-3.5 0 0-1 0-3 1.5-2.64-.5-5.36-.5-8 0C6 2 5 2 5 2c-.3 1.15-.3 2.35 0 3.5A5.4 5.4 0 0 0 4 9c0 3.5 3 5.5 6 5.5-.39.49-.68 1.05-.85 1.65S8.93 17.38 9 18v4 M9 18c-4.51 2-5-2-7-2',
  gitlab_v4:
    'm22 13.3-3.3-10a.4.4 0 0 0-.4-.3.4.4 0 0 0-.4.3L15.6 10H8.4L6.1 3.3a.4.4 0 0 0-.4-.3.4.4 0 0 0-.4.3L2 13.3a.7.7 0 0 0 .3.8L12 21l9.7-6.9a.7.7 0 0 0 .3-.8Z',
} as const satisfies Record<IntegrationType, string>

const HostIcon = ({ type }: { type: IntegrationType }) => (
  <svg
    role="img"
    aria-label={integrationTypes[type]}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className="size-4 shrink-0 text-muted"
  >
    <path d={logos[type]} />
  </svg>
)

const webUrlOf = (integration: Integration): string =>
  integration.type === 'github_v3'
    ? integration.githubV3.repoWebUrl
    : integration.gitlabV4.projectWebUrl

interface HostLinkProps {
  integration: Integration
  /** `secondary` where another link names the row. */
  tone?: 'primary' | 'secondary'
}

/** Repository or project of an integration: logo of the host, and link to the web page. */
export function HostLink({ integration, tone }: HostLinkProps) {
  const url = webUrlOf(integration)
  return (
    <span className="flex max-w-full min-w-0 items-center gap-1.5">
      <HostIcon type={integration.type} />
      <ExternalLink href={url} tone={tone}>
        <TruncatedText text={url} />
      </ExternalLink>
    </span>
  )
}
