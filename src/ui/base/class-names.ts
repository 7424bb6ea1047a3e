/** Joins class names; skips false, null, undefined and empty ones. */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/** Classes of text-like controls: 13 px text, input border. */
export const controlBox = cx(
  'w-full min-w-0 rounded border border-input bg-surface px-2.5 text-sm text-ink',
  'transition-colors placeholder:text-muted focus-visible:outline-offset-[-1px]',
  'aria-invalid:border-failed aria-invalid:focus-visible:outline-failed',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
  'aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-muted',
)

/** Classes of floating layers: menus, popovers, tooltips. */
export const floating = 'z-50 rounded border border-line bg-surface text-ink shadow-float'
