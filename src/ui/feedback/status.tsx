import {
  Ban,
  CircleCheck,
  CircleSlash,
  CircleX,
  Clock,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react'
import type { ReactNode } from 'react'

/** How each status looks and reads: never by colour alone. */
const statuses = {
  scheduled: { word: 'Scheduled', icon: Clock, tone: 'text-scheduled' },
  started: { word: 'Running', icon: LoaderCircle, tone: 'text-running' },
  succeeded: { word: 'Succeeded', icon: CircleCheck, tone: 'text-succeeded' },
  failed: { word: 'Failed', icon: CircleX, tone: 'text-failed' },
  canceled: { word: 'Canceled', icon: Ban, tone: 'text-canceled' },
  unavailable: { word: 'N/A', icon: CircleSlash, tone: 'text-canceled' },
} as const satisfies Record<string, { word: string; icon: LucideIcon; tone: string }>

/** A status that has a look of its own. */
export type StatusName = keyof typeof statuses

/** The word of a status, as `Status` shows it. */
export const statusWord = (status: StatusName): string => statuses[status].word

interface StatusProps {
  status: StatusName
  /** 16 px, in place of the status's own icon: how much of it succeeded. */
  icon?: ReactNode
  /** The word, where a screen has one of its own (`Approved`). */
  children?: ReactNode
}

/** A status as icon and word. */
export const Status = ({ status, icon, children }: StatusProps) => {
  const { word, icon: Icon, tone } = statuses[status]
  return (
    <span
      className={`inline-flex items-center gap-1.75 align-top font-medium whitespace-nowrap ${tone}`}
    >
      {icon ?? <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {children ?? word}
    </span>
  )
}
