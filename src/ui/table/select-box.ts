/**
 * Look of the checkboxes of a table, the same as that of a `Checkbox`. Its mark is drawn without an element of
 * its own, as a long list has many; where the system sets the colours, the box is the system's too.
 */
export const selectBox = [
  'mx-1 inline-grid size-4 cursor-pointer appearance-none place-content-center rounded-sm border-[1.5px] border-input bg-surface align-middle',
  'checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary',
  'aria-disabled:cursor-not-allowed aria-disabled:opacity-50 forced-colors:appearance-auto',
  'before:hidden before:h-2 before:w-2.5 before:bg-on-primary checked:before:block indeterminate:before:block',
  'before:[clip-path:polygon(0_52%,15%_34%,38%_62%,85%_0,100%_16%,40%_100%)] indeterminate:before:h-0.5 indeterminate:before:[clip-path:none]',
  'forced-colors:before:hidden',
].join(' ')
