import { CircleX, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'
import { useFocusOnLeaving } from '../base/return-focus.ts'
import { Copyable } from '../text/copyable.tsx'

const box = 'flex flex-wrap items-center gap-x-3 gap-y-1.5 rounded border px-3 py-2 text-sm'

interface ErrorAlertProps {
  /** The failure: `Failed to get the scenario versions.` */
  title: string
  /** The service's message, and the age of the data still shown: `Data from 09:38.` */
  detail?: ReactNode
  /** Shown on demand: what only few understand. */
  technical?: string | undefined
  /** Request id for the service's logs. */
  requestId?: string | undefined
  onRetry?: (() => void) | undefined
  onDismiss?: (() => void) | undefined
}

/** Error alert of a panel: what failed, Retry, Dismiss, and the request id to copy. */
export function ErrorAlert(props: ErrorAlertProps) {
  const { title, detail, technical, requestId, onRetry, onDismiss } = props
  const ref = useFocusOnLeaving<HTMLDivElement>()
  return (
    <div
      ref={ref}
      role="alert"
      className={cx(
        box,
        'border-[color-mix(in_srgb,var(--color-failed)_45%,var(--color-line))]',
        'bg-[color-mix(in_srgb,var(--color-failed)_7%,var(--color-surface))]',
      )}
    >
      <CircleX aria-hidden className="size-4 shrink-0 text-failed" />
      <div className="min-w-0 flex-1 basis-60 whitespace-normal [overflow-wrap:anywhere]">
        <strong className="font-semibold">{title}</strong>
        {detail && <> {detail}</>}
        {technical && (
          <details className="whitespace-pre-line">
            <summary className="w-fit cursor-pointer font-medium">Details</summary>
            {technical}
          </details>
        )}
      </div>
      <div className="ml-auto flex items-center gap-2">
        {requestId && (
          <span className="inline-flex items-center gap-1.5 font-mono text-xs text-muted">
            request <Copyable text={requestId} what="request ID" />
          </span>
        )}
        {onRetry && <Button onClick={onRetry}>Retry</Button>}
        {onDismiss && (
          <IconButton label="Dismiss" onClick={onDismiss}>
            <X aria-hidden />
          </IconButton>
        )}
      </div>
    </div>
  )
}

interface BannerProps {
  children: ReactNode
  /** Buttons and links at the end of the line. */
  actions?: ReactNode
}

/** Banner for a state of the page: shared, deleted, another project used instead. */
export function InfoBanner(props: BannerProps) {
  const icon = <Info aria-hidden className="mt-px size-4 shrink-0 text-primary" />
  return <Banner {...props} icon={icon} look="bg-surface" />
}

/** Banner that warns of the consequences of an action before it. */
export function WarningBanner(props: BannerProps) {
  const icon = <TriangleAlert aria-hidden className="mt-px size-4 shrink-0 text-warning" />
  const look =
    'border-[color-mix(in_srgb,var(--color-warning)_45%,var(--color-line))] bg-[color-mix(in_srgb,var(--color-warning)_7%,var(--color-surface))]'
  return <Banner {...props} icon={icon} look={look} />
}

function Banner({
  children,
  actions,
  icon,
  look,
}: BannerProps & { icon: ReactNode; look: string }) {
  return (
    <div role="status" className={cx(box, look)}>
      {icon}
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">{children}</div>
      {actions && <div className="ml-auto flex items-center gap-2">{actions}</div>}
    </div>
  )
}
