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
import { cx } from '../base/class-names.ts'

/** Label, icon and color of each status. Never color alone, for accessibility. Failed is the only filled mark. */
const statuses = {
  scheduled: { word: 'Scheduled', icon: Clock, tone: 'text-scheduled' },
  started: { word: 'Running', icon: LoaderCircle, tone: 'text-running', look: 'animate-spin' },
  succeeded: { word: 'Succeeded', icon: CircleCheck, tone: 'text-succeeded' },
  failed: {
    word: 'Failed',
    icon: CircleX,
    tone: 'text-failed',
    look: 'fill-failed [&_path]:stroke-surface',
  },
  canceling: { word: 'Canceling', icon: LoaderCircle, tone: 'text-canceled', look: 'animate-spin' },
  canceled: { word: 'Canceled', icon: Ban, tone: 'text-canceled' },
  /** A state that a service has and the console does not know. */
  unknown: { word: 'Unknown', icon: CircleSlash, tone: 'text-canceled' },
  unavailable: { word: 'N/A', icon: CircleSlash, tone: 'text-canceled' },
} as const satisfies Record<string, { word: string; icon: LucideIcon; tone: string; look?: string }>

/** A status with its own icon and color. */
export type StatusName = keyof typeof statuses

/** Label of a status, as `Status` shows it. */
export const statusWord = (status: StatusName): string => statuses[status].word

interface StatusMarkProps {
  status: StatusName
  /** Read aloud; without it the word stands beside the mark. */
  label?: string
}

/** The mark of a status, the same in all areas. */
export const StatusMark = ({ status, label }: StatusMarkProps) => {
  const { icon: Icon, tone, ...more } = statuses[status]
  const mark = (
    <Icon aria-hidden className={cx('size-4 shrink-0', tone, 'look' in more && more.look)} />
  )
  if (label === undefined) return mark
  return (
    <span className="relative flex shrink-0">
      {mark}
      <span className="sr-only">{label}</span>
    </span>
  )
}

interface StatusProps {
  status: StatusName
  /** Replaces the mark, 16 px: such as a ring with the success ratio. */
  icon?: ReactNode
  /** Replaces the label: `Approved`. */
  children?: ReactNode
}

/** Icon and label of a status. */
export const Status = ({ status, icon, children }: StatusProps) => {
  const { word, tone } = statuses[status]
  return (
    <span
      className={`inline-flex items-center gap-1.75 align-top font-medium whitespace-nowrap ${tone}`}
    >
      {icon ?? <StatusMark status={status} />}
      {children || word}
    </span>
  )
}
