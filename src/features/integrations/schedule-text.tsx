import type { Schedule } from '@generated/evaluation/types.ts'
import { readCron, splitCron } from '@/lib/cron.ts'
import { cronWords } from '@/lib/cron-words.ts'
import { Chip } from '@/ui/text/chip.tsx'
import { scheduleRates } from './model/types.ts'

/** A schedule in one line: branch, and rate or cron expression with its description. */
export function ScheduleText({ schedule }: { schedule: Schedule }) {
  const branch = (
    <Chip mono>
      <bdi>{schedule.branch}</bdi>
    </Chip>
  )
  if ('rate' in schedule) {
    return (
      <>
        {branch} {scheduleRates[schedule.rate]}
      </>
    )
  }
  const cron = readCron(splitCron(schedule.cron))
  return (
    <>
      {branch} <code className="font-mono text-sm">{schedule.cron}</code>{' '}
      {cron && <span className="text-sm text-muted">{cronWords(cron)}</span>}
    </>
  )
}
