/** Joins class names, leaving out what is false, null, undefined or empty. */
export const cx = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')

/** The box of every text-like control: 32 px high (unless it grows), 13 px text, the input border. */
export const controlBox = cx(
  'w-full min-w-0 rounded border border-input bg-surface px-2.5 text-sm text-ink',
  'transition-colors placeholder:text-muted focus-visible:outline-offset-[-1px]',
  'aria-invalid:border-failed aria-invalid:focus-visible:outline-failed',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-muted',
  'aria-disabled:cursor-not-allowed aria-disabled:bg-sunken aria-disabled:text-muted',
)

/** What floats above the page: menus, popovers, tooltips. The only place of the one shadow. */
export const floating = 'z-50 rounded border border-line bg-surface text-ink shadow-float'
