import { ChevronDown } from 'lucide-react'
import { type PageSize, pageCount, pageSizes } from '@/lib/paging.ts'
import { Button } from '../base/button.tsx'

interface PaginationProps {
  /** Current page, from 1. */
  page: number
  pageSize: PageSize
  count: number
  /** False while more rows load. */
  complete: boolean
  onPageChange: (page: number) => void
  onPageSizeChange: (size: PageSize) => void
}

/** Table pagination: page size, Previous and Next. */
export function Pagination(props: PaginationProps) {
  const { page, pageSize, count, complete, onPageChange, onPageSizeChange } = props
  const last = page >= pageCount(count, pageSize)
  return (
    <div className="flex items-center gap-2 print:hidden">
      <label className="relative inline-flex items-center gap-1">
        <span className="max-sm:sr-only">Page size</span>
        <select
          value={pageSize}
          onChange={(event) => {
            const size = pageSizes.find((offered) => String(offered) === event.target.value)
            if (size) onPageSizeChange(size)
          }}
          className="h-8 cursor-pointer appearance-none rounded border border-transparent bg-surface pr-7 pl-1.5 text-xs text-ink hover:bg-sunken"
        >
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute right-1.5 size-4" />
      </label>
      <Button
        variant="ghost"
        disabledReason={page <= 1 ? 'This is the first page.' : undefined}
        onClick={() => onPageChange(page - 1)}
      >
        Previous
      </Button>
      <Button
        disabledReason={last && complete ? 'This is the last page.' : undefined}
        pending={last && !complete}
        onClick={() => onPageChange(page + 1)}
      >
        Next
      </Button>
    </div>
  )
}
