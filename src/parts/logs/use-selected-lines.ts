import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { hashOfLines, type LineRange, linesOfHash, rangeBetween } from '@/log/shown-lines.ts'

/** The selected lines of a log: the address names them. */
export const useSelectedLines = () => {
  const navigate = useNavigate()
  const range = linesOfHash(useLocation({ select: ({ hash }) => hash, structuralSharing: false }))
  const anchor = useRef<number>(undefined)
  return {
    range,
    /** The lines that are selected by choosing one: it alone, or all between it and the one before. */
    rangeTo: (line: number, isExtended: boolean): LineRange => {
      const start = isExtended ? (anchor.current ?? range?.first ?? line) : line
      anchor.current = start
      return rangeBetween(start, line)
    },
    selectRange: (next: LineRange) =>
      void navigate({
        to: '.',
        search: true,
        hash: hashOfLines(next),
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      }),
  }
}
