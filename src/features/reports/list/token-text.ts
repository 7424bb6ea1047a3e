import type { JobReport } from '@generated/evaluation/types.ts'
import { counted } from '@/lib/count-text.ts'
import type { Token } from '@/models/reports/report-tokens.ts'
import { statusWord } from '@/ui/feedback/status.tsx'

const spans: Readonly<Record<string, string>> = { h: 'hour', d: 'day', w: 'week' }

const spanText = (value: string) => {
  const [, count, unit = ''] = /^(\d+)([hdw])$/i.exec(value) ?? []
  return count === undefined
    ? value
    : `last ${counted(Number(count), spans[unit.toLowerCase()] ?? unit)}`
}

/** A value as people read it: `Failed`, `last 7 days`, `“cut in”`. */
export const valueText = ({ key, value }: Token): string => {
  if (key === 'state') return statusWord(value as JobReport['status'])
  if (key === 'date') return spanText(value)
  return key === 'text' ? `“${value}”` : value
}

/** `not branch main` */
export const tokenText = (token: Token): string =>
  `${token.exclude ? 'not ' : ''}${token.key} ${valueText(token)}`
