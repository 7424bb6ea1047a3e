import type { Catalog } from '@generated/catalog/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { shortId } from '@/lib/ids.ts'
import { formatCount } from '@/lib/numbers.ts'
import { searchBy } from '@/lib/search-words.ts'
import { dotted } from '@/lib/text.ts'
import { catalogsQueryOptions } from '@/models/catalogs/catalog-queries.ts'
import { toggleAttachment, whyNotAttach } from '@/models/suites/suite-content.ts'
import type { AttachmentDraft } from '@/models/suites/suite-draft.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { ChoiceList } from '@/ui/fields/choice-list.tsx'
import { keepEnter } from '@/ui/fields/keep-enter.ts'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { ListSkeleton, Pane, PaneText } from '@/ui/layout/pane.tsx'
import { useSuiteWizard } from './wizard-context.ts'

/** A row: a catalog that the suite is, or can be, attached to. */
interface CatalogRow {
  attachment: AttachmentDraft
  description: string
  /** Why it cannot be attached. */
  refusal: string | undefined
}

const rowOf = (catalog: Catalog): CatalogRow => ({
  attachment: {
    catalogId: catalog.id,
    catalogDisplayName: catalog.displayName,
    catalogVersionId: undefined,
  },
  description: catalog.description,
  refusal: whyNotAttach(catalog),
})

const idOf = (row: CatalogRow) => row.attachment.catalogId
const nameOf = (row: CatalogRow) => row.attachment.catalogDisplayName
const findRows = searchBy(
  ({ attachment, description }: CatalogRow) => [attachment.catalogDisplayName, description],
  (row) => [idOf(row)],
)
const refusalOf = (row: CatalogRow) => row.refusal

function Detail({ item }: { item: CatalogRow }) {
  const { content } = useSuiteWizard()
  const attached = content.attachments.find(({ catalogId }) => catalogId === idOf(item))
  const versionId = (attached ?? item.attachment).catalogVersionId
  const version = versionId === undefined ? 'Latest' : `Version ${shortId(versionId)}`
  return dotted(version, item.description)
}

/** The step that attaches a suite to catalogs, in their latest versions. */
export function CatalogStep() {
  const { content, change } = useSuiteWizard()
  const projectId = useProjectId()
  const [search, setSearch] = useState('')
  // Catalogs attached when the step opens stay listed, so that a detached one can be attached again.
  const [attachedBefore] = useState(content.attachments)
  const query = catalogsQueryOptions(projectId, { deleted: false })
  const { data, isError } = useQuery(query)

  const rows = useMemo(() => {
    const catalogs = (data?.items ?? []).map(rowOf)
    const listed = new Set(catalogs.map(idOf))
    const others = attachedBefore
      .filter(({ catalogId }) => !listed.has(catalogId))
      .map((attachment): CatalogRow => ({ attachment, description: '', refusal: undefined }))
    return [...others, ...catalogs]
  }, [data, attachedBefore])
  const shown = useMemo(() => rows.filter(findRows(search)), [rows, search])

  const chosen = useMemo(
    () => new Set(content.attachments.map(({ catalogId }) => catalogId)),
    [content.attachments],
  )
  const toggle = useCallback(
    ({ attachment }: CatalogRow) => {
      // Attaching a stored catalog again restores its stored version.
      const stored = attachedBefore.find(({ catalogId }) => catalogId === attachment.catalogId)
      change((current) => toggleAttachment(current, stored ?? attachment))
    },
    [change, attachedBefore],
  )

  return (
    <section className="flex max-w-[720px] flex-col gap-3">
      <div>
        <h2 className="text-base font-semibold">Catalogs</h2>
        <p className="text-sm text-muted">
          The suite can be run with the catalogs it is attached to.
        </p>
      </div>
      <Pane
        title="Available catalogs"
        count={`${formatCount(chosen.size)} attached${data?.complete === false ? ', loading more' : ''}`}
        controls={
          <SearchInput
            label="Catalog name"
            value={search}
            onValueChange={setSearch}
            onKeyDown={keepEnter}
            className="min-w-40 flex-1"
          />
        }
        notices={<QueryStatus query={query} />}
      >
        {data || isError ? (
          <ChoiceList
            label="Available catalogs"
            items={shown}
            chosen={chosen}
            toggle={toggle}
            idOf={idOf}
            nameOf={nameOf}
            refusalOf={refusalOf}
            Detail={Detail}
            empty={
              <PaneText>
                {isError
                  ? 'The catalogs could not be loaded.'
                  : rows.length > 0
                    ? 'No catalog matches the name.'
                    : 'The project has no catalogs. Jobs of a catalog run the suites attached to it.'}
              </PaneText>
            }
          />
        ) : (
          <ListSkeleton />
        )}
      </Pane>
    </section>
  )
}
