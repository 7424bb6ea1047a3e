import { type Ref, useState } from 'react'
import { controlBox, cx } from '@/ui/base/class-names.ts'

interface GoToLineProps {
  ref: Ref<HTMLInputElement>
  lineCount: number
  onGo: (line: number) => void
}

/** A field for the number of a line; Enter shows that line. */
export function GoToLine({ ref, lineCount, onGo }: GoToLineProps) {
  const [text, setText] = useState('')
  return (
    <form
      className="print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        const number = Number(text.replaceAll(',', ''))
        if (number >= 1) onGo(Math.min(Math.floor(number), lineCount) - 1)
      }}
    >
      <input
        ref={ref}
        aria-label="Go to line"
        placeholder="Go to line"
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        className={cx(controlBox, 'h-6 w-24! px-2 text-xs')}
      />
    </form>
  )
}
