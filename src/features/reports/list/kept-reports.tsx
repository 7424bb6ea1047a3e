import { useEffect } from 'react'
import { useHeaders } from '@/evidence/use-evidence.ts'
import type { KeptReports as Kept } from '@/models/reports/listed-report.ts'

interface KeptReportsProps {
  catalogId: string | undefined
  onKnown: (kept: Kept) => void
}

/** Tells which finished jobs of a list are known, while it is there. It shows nothing. */
export default function KeptReports({ catalogId, onKnown }: KeptReportsProps) {
  const { jobs, reach } = useHeaders({ catalogId, whole: true })
  const { isWhole } = reach
  useEffect(() => onKnown({ jobs, isWhole }), [jobs, isWhole, onKnown])
  return null
}
