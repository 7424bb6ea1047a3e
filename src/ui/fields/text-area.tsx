import { type ComponentProps, useRef } from 'react'
import { controlBox, cx } from '../base/class-names.ts'
import { useMergedRef } from '../base/merge-refs.ts'
import { FieldCounter, useFieldControl } from './field.tsx'
import { useTextLength } from './text-length.ts'

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Most characters; counted at the field's foot, not enforced, so that no paste is cut. */
  limit?: number | undefined
}

/** Several lines of text; grows with its content up to twelve lines, `rows` at least. */
export function TextArea({ limit, rows = 3, className, ref, ...props }: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null)
  const length = useTextLength(element, limit !== undefined)
  const control = useFieldControl(props, limit !== undefined)
  return (
    <>
      <textarea
        {...props}
        {...control}
        rows={rows}
        ref={useMergedRef(element, ref)}
        className={cx(
          controlBox,
          'block field-sizing-content max-h-60 min-h-16 resize-y py-1.5',
          className,
        )}
      />
      {limit !== undefined && <FieldCounter length={length} limit={limit} />}
    </>
  )
}
