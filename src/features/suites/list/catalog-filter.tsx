import { getCatalogQueryOptions } from '@generated/catalog/queries.ts'
import type { Suite } from '@generated/evaluation/types.ts'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useMemo } from 'react'
import { shortId } from '@/lib/ids.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { Chip } from '@/ui/text/chip.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

interface CatalogFilterProps {
  catalogId: string
  /** The loaded suites of the catalog: they carry its name. */
  suites: readonly Suite[] | undefined
  complete: boolean
  onRemove: () => void
}

/** Names the catalog the list is filtered by, with a button that clears this filter. */
export function CatalogFilter({ catalogId, suites, complete, onRemove }: CatalogFilterProps) {
  const projectId = useProjectId()
  const attached = useMemo(() => nameIn(suites, catalogId), [suites, catalogId])
  // Only a catalog without suites has to be fetched for its name.
  const catalog = useQuery({
    ...getCatalogQueryOptions({ projectId, catalogId }),
    enabled: complete && attached === undefined,
  })
  const name = attached ?? catalog.data?.displayName ?? shortId(catalogId)
  return (
    <Chip>
      <span className="text-muted">Catalog:</span>
      <TruncatedText text={name} />
      <button
        type="button"
        aria-label={`Show the suites of all catalogs, not only of ${name}`}
        onClick={onRemove}
        className="-mr-1.5 grid size-6 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </Chip>
  )
}

const nameIn = (suites: readonly Suite[] | undefined, catalogId: string): string | undefined => {
  for (const { attachments } of suites ?? []) {
    const attachment = attachments.find((each) => each.catalogId === catalogId)
    if (attachment) return attachment.catalogDisplayName
  }
  return undefined
}
