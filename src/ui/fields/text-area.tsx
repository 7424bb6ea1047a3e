import { type ComponentProps, useRef } from 'react'
import { controlBox, cx } from '../base/class-names.ts'
import { useMergedRef } from '../base/merge-refs.ts'
import { FieldCounter, useFieldControl } from './field.tsx'
import { trimmedLength, useTextLength, wholeLength } from './text-length.ts'

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** Maximum length; shown by a counter, not enforced, so that pasted text is not cut. */
  limit?: number | undefined
  /** The text is saved without surrounding blanks: the counter leaves them out. */
  trimmed?: boolean | undefined
}

/** Multi-line input; grows with its content from `rows` up to twelve lines. */
export function TextArea({
  limit,
  trimmed = false,
  rows = 3,
  className,
  ref,
  ...props
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null)
  const length = useTextLength(
    element,
    limit === undefined ? undefined : trimmed ? trimmedLength : wholeLength,
  )
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
