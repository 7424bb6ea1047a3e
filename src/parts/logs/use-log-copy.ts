import { type ClipboardEvent, type PointerEvent, useRef } from 'react'
import { formatCount } from '@/lib/numbers.ts'
import type { OpenLog } from '@/log/open-log.ts'
import { lineRuns, type RowPlan } from '@/log/rows.ts'
import type { LineRange } from '@/log/shown-lines.ts'
import { toast } from '@/ui/feedback/toast.tsx'

const copyText = async (text: Promise<string> | string, told: string) => {
  try {
    await navigator.clipboard.writeText(await text)
    toast(told)
  } catch {
    toast('Copying failed.')
  }
}

/** The line of a log that a part of the page belongs to. */
const lineOfNode = (node: Node | null): number | undefined => {
  const element = node instanceof Element ? node : node?.parentElement
  const line = element?.closest<HTMLElement>('[data-line]')?.dataset.line
  return line === undefined ? undefined : Number(line)
}

interface LogCopyOptions {
  log: OpenLog
  plan: RowPlan
  /** The lines that the address names. */
  range: LineRange | undefined
}

/** Copies lines of a log as they were written, also those that are not in the page. */
export const useLogCopy = ({ log, plan, range }: LogCopyOptions) => {
  const count = range ? range.last - range.first + 1 : 0
  const copyLines = () =>
    range &&
    void copyText(
      log.ask('text', { from: range.first, to: range.last + 1 }),
      `${formatCount(count)} ${count === 1 ? 'line' : 'lines'} copied.`,
    )
  const copyLink = () => {
    if (range) void copyText(location.href, 'Link copied.')
    else toast('Choose a line by its number first.')
  }
  // A selection by the mouse over rows of which not all are in the page any more: it begins where it was begun.
  const dragged = useRef<number>(undefined)
  const copyBetween = (one: number, other: number) => {
    const [first, last] = [Math.min(one, other), Math.max(one, other)]
    const runs = lineRuns(plan, plan.rowOf(first), plan.rowOf(last))
    const copiedLines = runs.reduce((sum, run) => sum + run.to - run.from, 0)
    const texts = Promise.all(runs.map((run) => log.ask('text', run)))
    void copyText(
      texts.then((parts) => parts.join('')),
      `${formatCount(copiedLines)} lines copied.`,
    )
  }
  return {
    copyLines,
    copyLink,
    onPointerDown: ({ target, shiftKey }: PointerEvent) => {
      if (!shiftKey) dragged.current = lineOfNode(target as Node)
    },
    onCopy: (event: ClipboardEvent) => {
      const selection = getSelection()
      if (selection && !selection.isCollapsed) {
        const end = lineOfNode(selection.focusNode)
        if (dragged.current === undefined || end === undefined || end === dragged.current) return
        event.preventDefault()
        copyBetween(dragged.current, end)
      } else if (range) {
        event.preventDefault()
        copyLines()
      }
    },
  }
}
