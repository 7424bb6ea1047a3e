import type { Artifact } from '@generated/ml/types.ts'
import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { formatShort } from '@/lib/dates.ts'
import { shortId } from '@/lib/ids.ts'
import { formatSize } from '@/lib/numbers.ts'
import { searchBy } from '@/lib/search-words.ts'
import { dot, dotted } from '@/lib/text.ts'
import { mainMetricsText, runOriginText } from '@/models/ml-experiments/metric-direction.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import type { PagedItems } from '@/transport/pages.ts'
import { Button } from '@/ui/base/button.tsx'
import { ChoiceList } from '@/ui/fields/choice-list.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { ListSkeleton, Pane, PaneText } from '@/ui/layout/pane.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { useKnownRunNames, useRunOfArtifact } from './use-run-names.ts'

const idOf = ({ id }: Artifact) => id
const nameOf = ({ name }: Artifact) => name

const none: readonly Artifact[] = []

/** The part that tells artifacts of one name apart comes first; a long description is cut. */
const facts = ({ filename, size }: Artifact) => (
  <>
    <bdi>{filename}</bdi>
    {dot}
    {formatSize(size)}
    {dot}
  </>
)

const moreFacts = ({ createdAt, description }: Artifact) => (
  <>
    {formatShort(createdAt, Date.now())}
    {description && (
      <>
        {dot}
        <bdi>{description}</bdi>
      </>
    )}
  </>
)

const DetailOfOneRun = ({ item }: { item: Artifact }) => (
  <>
    {facts(item)}
    {moreFacts(item)}
  </>
)

function DetailWithRun({ item }: { item: Artifact }) {
  const { run, isDeleted } = useRunOfArtifact(item)
  return (
    <>
      {facts(item)}
      <bdi>{run?.name ?? `run ${shortId(item.runId)}`}</bdi>
      {isDeleted && ' (this run was deleted)'}, {moreFacts(item)}
      {run && <bdi className="block">{dotted(mainMetricsText(run), runOriginText(run))}</bdi>}
    </>
  )
}

const findArtifacts = (search: string, names: ReadonlyMap<string, string>) =>
  searchBy(
    ({ name, filename, description = '', runId }: Artifact) => [
      name,
      filename,
      description,
      names.get(runId) ?? '',
    ],
    ({ id, runId }) => [id, runId],
  )(search)

/** State of the checkboxes of artifacts: the chosen ids. */
export const useChosenArtifacts = (initial: readonly Artifact[]) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(initial.map(idOf)))
  const toggle = useCallback(({ id }: Artifact) => {
    setChosen((current) => {
      const next = new Set(current)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }, [])
  return { chosen, toggle }
}

interface ArtifactListProps extends ReturnType<typeof useChosenArtifacts> {
  label: string
  items: readonly Artifact[]
  /** Words that the shown ones have in their texts. */
  search?: string
  empty: string
}

/** Artifacts with checkboxes. */
export function ArtifactList({ items, search = '', empty, ...props }: ArtifactListProps) {
  const names = useKnownRunNames(items)
  const shown = useMemo(() => items.filter(findArtifacts(search, names)), [items, search, names])
  const ofOneRun = new Set(items.map(({ runId }) => runId)).size <= 1
  return (
    <ChoiceList
      {...props}
      items={shown}
      idOf={idOf}
      nameOf={nameOf}
      Detail={ofOneRun ? DetailOfOneRun : DetailWithRun}
      empty={<PaneText>{items.length > 0 ? 'No artifact matches.' : empty}</PaneText>}
    />
  )
}

interface ChooseArtifactsProps<Failure, Key extends readonly unknown[]> {
  title: string
  description?: ReactNode
  query: UseQueryOptions<PagedItems<Artifact>, Failure, PagedItems<Artifact>, Key>
  /** Chosen at first; they stay, also when the list does not have them (any more). */
  initial?: readonly Artifact[]
  /** Why a choice cannot be taken over; undefined when it can. */
  problemOf: (chosen: readonly Artifact[]) => string | undefined
  empty: string
  onChoose: (chosen: readonly Artifact[]) => void
  onClose: () => void
}

/** Dialog that asks for some of the artifacts of a list. */
export function ChooseArtifacts<Failure, Key extends readonly unknown[]>(
  props: ChooseArtifactsProps<Failure, Key>,
) {
  const { title, description, query, initial = none, problemOf, empty, onChoose, onClose } = props
  const { data, isError } = useQuery(query)
  const { chosen, toggle } = useChosenArtifacts(initial)
  const [search, setSearch] = useState('')
  const others = data?.items.filter(({ id }) => !initial.some((item) => item.id === id)) ?? []
  const selected = [...initial, ...others].filter(({ id }) => chosen.has(id))
  const problem = problemOf(selected)
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={problem}
            onClick={() => {
              onClose()
              onChoose(selected)
            }}
          >
            OK
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p role="alert" className="text-sm text-failed empty:hidden">
          {selected.length > 0 && problem}
        </p>
        <Pane
          title="Artifacts"
          inDialog
          count={data && `${selected.length} selected${data.complete ? '' : ', loading more'}`}
          controls={
            <SearchInput
              label="Name, file name, run or text"
              value={search}
              onValueChange={setSearch}
              className="min-w-40 flex-1"
            />
          }
          notices={<QueryStatus query={query} />}
        >
          {data ? (
            <ArtifactList
              label="Artifacts"
              items={data.items}
              search={search}
              chosen={chosen}
              toggle={toggle}
              empty={empty}
            />
          ) : (
            !isError && <ListSkeleton />
          )}
        </Pane>
      </div>
    </Dialog>
  )
}
