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

/** Label, icon and color of each status. Never color alone, for accessibility. */
const statuses = {
  scheduled: { word: 'Scheduled', icon: Clock, tone: 'text-scheduled' },
  started: { word: 'Running', icon: LoaderCircle, tone: 'text-running' },
  succeeded: { word: 'Succeeded', icon: CircleCheck, tone: 'text-succeeded' },
  failed: { word: 'Failed', icon: CircleX, tone: 'text-failed' },
  canceling: { word: 'Canceling', icon: LoaderCircle, tone: 'text-canceled' },
  canceled: { word: 'Canceled', icon: Ban, tone: 'text-canceled' },
  unavailable: { word: 'N/A', icon: CircleSlash, tone: 'text-canceled' },
} as const satisfies Record<string, { word: string; icon: LucideIcon; tone: string }>

/** A status with its own icon and color. */
export type StatusName = keyof typeof statuses

/** Label of a status, as `Status` shows it. */
export const statusWord = (status: StatusName): string => statuses[status].word

interface StatusProps {
  status: StatusName
  /** Replaces the status icon, 16 px: such as a ring with the success ratio. */
  icon?: ReactNode
  /** Replaces the label: `Approved`. */
  children?: ReactNode
}

/** Icon and label of a status. */
export const Status = ({ status, icon, children }: StatusProps) => {
  const { word, icon: Icon, tone } = statuses[status]
  return (
    <span
      className={`inline-flex items-center gap-1.75 align-top font-medium whitespace-nowrap ${tone}`}
    >
      {icon ?? <Icon aria-hidden="true" className="size-4 shrink-0" />}
      {children || word}
    </span>
  )
}
