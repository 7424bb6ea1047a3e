import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlBox, cx } from '../base/class-names.ts'
import { useFieldControl } from './field.tsx'

/** Native select for short fixed lists; the children are `<option>`s. */
export function Select({ className, children, ...props }: ComponentProps<'select'>) {
  const control = useFieldControl(props)
  return (
    <span className={cx('relative block min-w-0', className)}>
      <select
        {...props}
        {...control}
        className={cx(controlBox, 'h-8 cursor-pointer appearance-none truncate pr-8')}
      >
        {children}
      </select>
      <ChevronDown
        aria-hidden
        className="pointer-events-none absolute top-2 right-2 size-4 text-muted print:hidden"
      />
    </span>
  )
}
