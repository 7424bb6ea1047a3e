import type { Artifact } from '@generated/ml/types.ts'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { searchBy } from '@/lib/search-words.ts'
import { formatSize } from '@/lib/sizes.ts'
import { QueryStatus } from '@/page/query-status.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { Button } from '@/ui/base/button.tsx'
import { ChoiceList } from '@/ui/fields/choice-list.tsx'
import { SearchInput } from '@/ui/fields/search-input.tsx'
import { ListSkeleton, Pane, PaneText } from '@/ui/layout/pane.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { selectionError } from '../model/items.ts'
import { packageArtifactsQueryOptions } from '../model/release-queries.ts'

const idOf = ({ id }: Artifact) => id
const nameOf = ({ name }: Artifact) => name
const Detail = ({ item: { filename, size, description } }: { item: Artifact }) =>
  [filename, formatSize(size), description].filter(Boolean).join(' · ')

const findArtifacts = searchBy(
  ({ name, filename, description = '' }: Artifact) => [name, filename, description],
  ({ id }) => [id],
)

interface ItemDialogProps {
  items: readonly Artifact[]
  onChange: (items: readonly Artifact[]) => void
  onClose: () => void
}

/** State of checkboxes by id. */
const useChosen = (initial: readonly Artifact[]) => {
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

/** Asks which artifacts of the package a new release holds. */
export function SelectItems(props: ItemDialogProps & { packageId: string }) {
  const { packageId, items, onChange, onClose } = props
  const query = packageArtifactsQueryOptions(useProjectId(), packageId)
  const { data, isError } = useQuery(query)
  const { chosen, toggle } = useChosen(items)
  const [search, setSearch] = useState('')
  const isFound = useMemo(() => findArtifacts(search), [search])
  const shown = useMemo(() => data?.items.filter(isFound) ?? [], [data, isFound])
  // What was selected before stays, also when the list does not have it (any more).
  const selected = [
    ...items.filter(({ id }) => chosen.has(id)),
    ...(data?.items ?? []).filter(
      ({ id }) => chosen.has(id) && !items.some((item) => item.id === id),
    ),
  ]
  const problem = selectionError(selected)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Select items"
      size="lg"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={problem}
            onClick={() => {
              onChange(selected)
              onClose()
            }}
          >
            OK
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p role="alert" className="text-sm text-failed empty:hidden">
          {problem}
        </p>
        <Pane
          title="Artifacts"
          count={data && `${selected.length} selected${data.complete ? '' : ', loading more'}`}
          controls={
            <SearchInput
              label="Name, file name or text"
              value={search}
              onValueChange={setSearch}
              className="min-w-40 flex-1"
            />
          }
          notices={<QueryStatus query={query} />}
        >
          {data ? (
            <ChoiceList
              label="Artifacts"
              items={shown}
              idOf={idOf}
              nameOf={nameOf}
              Detail={Detail}
              chosen={chosen}
              toggle={toggle}
              empty={
                <PaneText>
                  {data.items.length > 0
                    ? 'No artifact of this package matches.'
                    : 'No run has left an artifact for this package.'}
                </PaneText>
              }
            />
          ) : (
            !isError && <ListSkeleton />
          )}
        </Pane>
      </div>
    </Dialog>
  )
}

/** Asks which items to take out of a new release. */
export function DeselectItems({ items, onChange, onClose }: ItemDialogProps) {
  const { chosen, toggle } = useChosen([])
  return (
    <Dialog
      open
      onClose={onClose}
      title="Deselect items"
      description="The checked items are taken out of the release."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabledReason={chosen.size === 0 ? 'No items selected.' : undefined}
            onClick={() => {
              onChange(items.filter(({ id }) => !chosen.has(id)))
              onClose()
            }}
          >
            OK
          </Button>
        </>
      }
    >
      <Pane title="Items">
        <ChoiceList
          label="Items"
          items={items}
          idOf={idOf}
          nameOf={nameOf}
          Detail={Detail}
          chosen={chosen}
          toggle={toggle}
          empty={<PaneText>No items selected.</PaneText>}
        />
      </Pane>
    </Dialog>
  )
}
