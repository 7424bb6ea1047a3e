import { type ComponentProps, useRef } from 'react'
import { controlBox, cx } from '../base/class-names.ts'
import { useMergedRef } from '../base/merge-refs.ts'
import { FieldCounter, useFieldControl } from './field.tsx'
import { useTextLength } from './text-length.ts'

interface TextInputProps extends ComponentProps<'input'> {
  /** Most characters; counted at the field's foot, not enforced, so that no paste is cut. */
  limit?: number | undefined
  /** For ids, parameters and commits. */
  mono?: boolean | undefined
}

/** One line of text, or of any other native input type that is typed into. */
export function TextInput({ limit, mono = false, className, ref, ...props }: TextInputProps) {
  const element = useRef<HTMLInputElement>(null)
  const length = useTextLength(element, limit !== undefined)
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
