import { type ComponentProps, useRef } from 'react'
import { controlBox, cx } from '../base/class-names.ts'
import { useMergedRef } from '../base/merge-refs.ts'
import { FieldCounter, useFieldControl } from './field.tsx'
import { trimmedLength, useTextLength } from './text-length.ts'

interface TextInputProps extends ComponentProps<'input'> {
  /**
   * Maximum length without surrounding blanks, which are not saved; shown by a counter, not enforced, so that
   * pasted text is not cut.
   */
  limit?: number | undefined
  /** Monospace, for ids, parameters and commits. */
  mono?: boolean | undefined
}

/** Single-line input of type `text`, or another native text-like type. */
export function TextInput({ limit, mono = false, className, ref, ...props }: TextInputProps) {
  const element = useRef<HTMLInputElement>(null)
  const length = useTextLength(element, limit === undefined ? undefined : trimmedLength)
  const control = useFieldControl(props, limit !== undefined)
  return (
    <>
      <input
        type="text"
        {...props}
        {...control}
        ref={useMergedRef(element, ref)}
        className={cx(controlBox, 'h-8', mono && 'font-mono', className)}
      />
      {limit !== undefined && <FieldCounter length={length} limit={limit} />}
    </>
  )
}
