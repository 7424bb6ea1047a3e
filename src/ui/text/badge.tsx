import type { ReactNode } from 'react'

const tones = {
  neutral: 'bg-sunken text-muted',
  accent: 'bg-primary-soft text-primary',
  warning: 'bg-sunken text-warning',
  failed: 'bg-sunken text-failed',
} as const

/** Badge beside a title or tab: a type, `Deleted`, `Shared`, `48`. */
export const Badge = ({
  children,
  tone = 'neutral',
}: {
  children: ReactNode
  tone?: keyof typeof tones
}) => (
  <span
    className={`inline-flex items-center rounded-sm px-1.5 py-px text-xs/4 font-semibold whitespace-nowrap ${tones[tone]}`}
  >
    {children}
  </span>
)

/** Badge of a feature in beta. */
export const BetaBadge = () => <Badge tone="accent">BETA</Badge>
