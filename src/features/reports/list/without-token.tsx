import type { JobReport } from '@generated/evaluation/types.ts'
import { formatCount } from '@/lib/numbers.ts'
import type { ReportFilter } from '@/models/reports/report-search.ts'
import { costliest } from '@/models/reports/report-suggestions.ts'
import { readReportFilter, writeReportFilter } from '@/models/reports/report-tokens.ts'
import { useChangeSearch } from '@/page/search.ts'
import { Button } from '@/ui/base/button.tsx'
import { tokenText } from './token-text.ts'

interface WithoutTokenProps {
  search: ReportFilter
  reports: readonly JobReport[]
}

/** Where nothing matches: the token without which most reports would, and how many. */
export default function WithoutToken({ search, reports }: WithoutTokenProps) {
  const changeSearch = useChangeSearch()
  const read = readReportFilter(search)
  const [most] = costliest(read, { reports, now: Date.now() })
  if (!most || read.tokens.length + Number(read.words !== '') < 2) return null
  const { token, count } = most
  const others = read.tokens.filter((each) => each !== token)
  return (
    <Button
      size="sm"
      className="mt-2"
      onClick={() => changeSearch({ ...writeReportFilter(others, read.words), page: undefined })}
    >
      Without ‘{tokenText(token)}’ {formatCount(count)} would
    </Button>
  )
}
