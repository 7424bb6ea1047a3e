import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../base/button.tsx'
import { isCut } from './truncated.ts'

/** A text of at most so many characters fits into six lines of any width. */
const shortLength = 120

/** Whether a text may be longer than what is shown of it at first. */
export const mayBeLong = (text: string): boolean =>
  text.length > shortLength || text.split('\n', 7).length > 6

/** A text of any length: six lines of it, and a button that shows the rest; all of it on paper. */
export function ClampedText({ text }: { text: string }) {
  const ref = useRef<HTMLElement>(null)
  const [isLong, setLong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || isOpen) return
    const look = () => setLong(isCut(element))
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isOpen])
  return (
    <span className="flex min-w-0 flex-col items-start gap-1">
      <bdi
        ref={ref}
        className={`min-w-0 whitespace-pre-line [overflow-wrap:anywhere] ${isOpen ? '' : 'line-clamp-6 print:line-clamp-none'}`}
      >
        {text}
      </bdi>
      {isLong && (
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="-ml-2"
        >
          {isOpen ? 'Show less' : 'Show all'}
        </Button>
      )}
    </span>
  )
}
