import { createLink } from '@tanstack/react-router'
import { ExternalLink as ExternalLinkIcon, LoaderCircle } from 'lucide-react'
import type { ComponentProps, ComponentType, MouseEvent, ReactNode } from 'react'
import { isLinkable } from '@/lib/ids.ts'
import { safeHref } from '@/lib/urls.ts'
import { mergeTriggerProps, useTooltip } from '../overlays/tooltip.tsx'
import { cx } from './class-names.ts'

const variants = {
  primary:
    'border-primary bg-primary font-semibold text-on-primary enabled-hover:border-primary-hover enabled-hover:bg-primary-hover',
  secondary: 'border-line bg-surface font-medium text-ink enabled-hover:bg-sunken',
  ghost: 'border-transparent font-medium text-muted enabled-hover:bg-sunken enabled-hover:text-ink',
  danger:
    'border-failed bg-failed font-semibold text-on-primary enabled-hover:border-failed/85 enabled-hover:bg-failed/85',
} as const

const sizes = {
  md: 'h-8 px-3',
  sm: 'h-7 px-2',
} as const

/** At most one `primary` button per screen; `danger` for destructive actions. */
type ButtonVariant = keyof typeof variants

interface Look {
  variant?: ButtonVariant | undefined
  size?: keyof typeof sizes | undefined
  /** Icon before the text, 16 px. */
  icon?: ReactNode
}

/** By this attribute the theme finds the action that a phone has at its foot. */
const mark = (variant: ButtonVariant) => (variant === 'primary' ? '' : undefined)

const look = (variant: ButtonVariant, size: keyof typeof sizes, className: string | undefined) =>
  cx(
    'relative inline-flex shrink-0 items-center justify-center gap-1.5 rounded border text-sm',
    'whitespace-nowrap no-underline transition-colors select-none [&_svg]:size-4 [&_svg]:shrink-0',
    'disabled:opacity-50 aria-disabled:cursor-not-allowed',
    // Nothing can be pressed on paper.
    'print:hidden',
    'aria-disabled:not-aria-busy:opacity-50',
    variants[variant],
    sizes[size],
    className,
  )

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, Look {
  /** Shows a spinner over the text and ignores clicks. */
  pending?: boolean | undefined
  /** Disabled without a reason; prefer `disabledReason`. */
  disabled?: boolean | undefined
  /**
   * Disables the button and shows the reason as a tooltip on hover, focus and click. The button stays
   * focusable, and the reason is its accessible description.
   */
  disabledReason?: string | undefined
  /** Tooltip that says more than the button. */
  hint?: string | undefined
}

/** A button; the default `type` is `button`. */
export function Button({ icon, children, ...props }: ButtonProps) {
  return (
    <BaseButton {...props}>
      {icon}
      {children}
    </BaseButton>
  )
}

function BaseButton({
  variant = 'secondary',
  size = 'md',
  pending = false,
  disabled = false,
  disabledReason,
  'aria-disabled': refuses,
  hint,
  type = 'button',
  className,
  children,
  ...props
}: Omit<ButtonProps, 'icon'>) {
  const { triggerProps, layer } = useTooltip(disabledReason ?? hint, {
    describe: disabledReason !== undefined,
    clickThrough: disabledReason === undefined,
    openOnClick: disabledReason !== undefined,
  })
  const inert = pending || disabledReason !== undefined
  const own = inert ? { ...props, onClick: swallow } : props
  return (
    <>
      <button
        {...props}
        {...mergeTriggerProps(own, triggerProps)}
        type={type}
        disabled={disabled && !inert}
        aria-disabled={inert || refuses || undefined}
        aria-busy={pending || undefined}
        data-primary={mark(variant)}
        className={look(variant, size, className)}
      >
        <span className={cx('contents', pending && 'text-transparent')}>{children}</span>
        {pending && (
          <LoaderCircle
            aria-hidden
            className={cx(
              'absolute animate-spin',
              variant === 'primary' || variant === 'danger' ? 'text-on-primary' : 'text-muted',
            )}
          />
        )}
      </button>
      {layer}
    </>
  )
}

// Also prevents a submit, including by Enter in a field.
const swallow = (event: MouseEvent) => event.preventDefault()

interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'children' | 'aria-label' | 'hint'> {
  /** Accessible name, shown as a tooltip. */
  label: string
  children: ReactNode
}

/** A square button of one icon. */
export function IconButton({ label, variant = 'ghost', size = 'md', ...props }: IconButtonProps) {
  return (
    <BaseButton
      {...props}
      aria-label={label}
      hint={label}
      variant={variant}
      size={size}
      className={cx(size === 'md' ? 'w-8' : 'w-7', 'px-0', props.className)}
    />
  )
}

interface AnchorProps extends ComponentProps<'a'> {
  'data-primary'?: '' | undefined
  /** Disables the link and shows the reason as a tooltip. */
  disabledReason?: string | undefined
}

/** A link that cannot be followed, and says why. */
function RefusedAnchor({ reason, className, children }: AnchorProps & { reason: string }) {
  const { triggerProps, layer } = useTooltip(reason, { openOnClick: true })
  return (
    <>
      <a {...triggerProps} className={className} role="link" tabIndex={0} aria-disabled>
        {children}
      </a>
      {layer}
    </>
  )
}

// No component: a list has hundreds of links, and hardly one that needs a tooltip.
const anchor = ({ disabledReason, ...props }: AnchorProps) =>
  disabledReason === undefined ? (
    <a {...props} />
  ) : (
    <RefusedAnchor {...props} reason={disabledReason} />
  )

function ButtonAnchor({
  variant = 'secondary',
  size = 'md',
  icon,
  className,
  children,
  ...props
}: AnchorProps & Look) {
  return anchor({
    ...props,
    'data-primary': mark(variant),
    className: look(variant, size, className),
    children: (
      <>
        {icon}
        {children}
      </>
    ),
  })
}

// One weight and three voices: the identity of a row, a secondary link, and a link that leaves the console.
const linkTones = {
  primary: 'font-medium text-primary underline-offset-2 hover:underline',
  secondary: 'text-ink underline-offset-2 hover:text-primary hover:underline',
} as const

interface TextAnchorProps extends AnchorProps {
  /** `secondary` beside the link that names a row. */
  tone?: keyof typeof linkTones
}

function TextAnchor({ tone = 'primary', className, ...props }: TextAnchorProps) {
  return anchor({
    ...props,
    className: cx(
      linkTones[tone],
      'min-w-0 aria-disabled:no-underline aria-disabled:opacity-50',
      className,
    ),
  })
}

interface LinkProps {
  to?: string
  params?: Readonly<Record<string, unknown>>
  className?: string
  children?: ReactNode
}

/** Makes a link of the router plain text if an id in its target fits no address: the router would throw, or lead elsewhere. */
const safely = <Link,>(link: Link): Link => {
  // The router's generic types cannot be spelled out; these props are what is read of them.
  const RouterLink = link as ComponentType<LinkProps>
  const SafeLink = (props: LinkProps) =>
    isLinkable(props.to ?? '', props.params) ? (
      <RouterLink {...props} />
    ) : (
      <span className={props.className}>{props.children}</span>
    )
  return SafeLink as Link
}

/** A link that looks like a button; takes the router's typed `to`, `params` and `search`. */
export const ButtonLink = safely(createLink(ButtonAnchor))

/** A link within the console; takes the router's typed `to`, `params` and `search`. */
export const TextLink = safely(createLink(TextAnchor))

interface ExternalLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** Untrusted text; only http and https URLs become a link. */
  href: string | null | undefined
  /** `secondary` beside the link that names a row. */
  tone?: keyof typeof linkTones
}

/** Link to another site, in a new tab; plain text if the URL is not safe. */
export function ExternalLink({
  href,
  tone = 'primary',
  className,
  children,
  ...props
}: ExternalLinkProps) {
  const target = safeHref(href)
  if (!target) return <span className={className}>{children}</span>
  return (
    <a
      {...props}
      href={target}
      target="_blank"
      rel="noopener noreferrer"
      className={cx(linkTones[tone], 'inline-flex max-w-full min-w-0 items-center', className)}
    >
      {children}
      <ExternalLinkIcon aria-hidden className="ml-1 size-3.5 shrink-0" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}
