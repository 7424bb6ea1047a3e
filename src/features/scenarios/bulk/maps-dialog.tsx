import { listAreaMapsOperation, listAreaMapVersionsOperation } from '@generated/map/codec.ts'
import { createScenarioVersionOperation } from '@generated/scenario/codec.ts'
import {
  createScenarioVersionMutationOptions,
  getScenarioQueryOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { failedOutcome, useBulkRun } from '@/data/bulk-run.ts'
import { CallAlert } from '@/data/call-alert.tsx'
import { useChange } from '@/data/change.tsx'
import type { BulkOutcome } from '@/lib/bulk.ts'
import { runInChunks } from '@/lib/run-in-chunks.ts'
import { OperationStatus } from '@/page/query-status.tsx'
import { BulkDialog } from '@/parts/bulk/bulk-dialog.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { type Column, DataTable, type TableView } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import { mayConcernSome, selectionFor } from '../model/bulk.ts'
import {
  type ChosenMap,
  choiceFor,
  chosenMaps,
  isOnMap,
  type MapChoice,
  type MapChoices,
  requestWithMap,
} from '../model/map-choices.ts'
import { refreshScenarios } from '../model/refresh.ts'
import { mapName, scenarioKind } from '../model/scenario.ts'
import type { ScenarioBulkProps } from './bulk-props.ts'
import { LeftOut } from './left-out.tsx'
import { MapPickers } from './map-pickers.tsx'
import { linkOf } from './scenario-link.tsx'

/** Rows of a page: thousands can be selected, and a row of pickers has no fixed height on narrow screens. */
const rowsOfPage = 50

const rowId = ({ id }: Scenario) => id

/** Moves many scenarios to versions of maps, each as a new version of the scenario. */
export default function MapsDialog({ scenarios, onLeft, onClose }: ScenarioBulkProps) {
  const { included, leftOut } = useMemo(() => selectionFor('edit', scenarios), [scenarios])
  const [forAll, setForAll] = useState<MapChoice>()
  const [choices, setChoices] = useState<MapChoices>(new Map())
  const [view, setView] = useState<TableView>({ pageSize: rowsOfPage })
  const run = useMapRun()
  const maps = chosenMaps(included, choices, forAll)
  const columns = useMemo(
    () =>
      columnsOf(choices, forAll, (id, choice) =>
        setChoices((known) => {
          const next = new Map(known)
          if (choice) next.set(id, choice)
          else next.delete(id)
          return next
        }),
      ),
    [choices, forAll],
  )
  return (
    <BulkDialog
      noun={scenarioKind}
      items={included}
      title="Update Maps"
      size="lg"
      submitLabel="Submit"
      done="Saved"
      run={run}
      alert={<CallAlert operation={createScenarioVersionOperation} />}
      onSubmit={(left) => maps && run.start(left, maps)}
      disabledReason={
        included.length === 0
          ? 'None of the selected scenarios can be changed.'
          : maps
            ? undefined
            : 'Every row needs a map version.'
      }
      link={linkOf}
      onLeft={onLeft}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <OperationStatus operation={listAreaMapsOperation} />
        <OperationStatus operation={listAreaMapVersionsOperation} />
        <div className="flex flex-col gap-1">
          <p className="text-sm font-medium">Map version for all of them</p>
          <MapPickers of="all scenarios" choice={forAll} onChange={setForAll} />
        </div>
        <p className="text-sm">
          Each scenario gets a new version, which nobody has reviewed; everything else stays as it
          is.
        </p>
        <DataTable
          label="Maps"
          columns={columns}
          rows={included}
          rowId={rowId}
          lines={2}
          {...(included.length > rowsOfPage && {
            view,
            onViewChange: (change) => setView((current) => ({ ...current, ...change })),
          })}
        />
        <LeftOut leftOut={leftOut} />
      </div>
    </BulkDialog>
  )
}

const columnsOf = (
  choices: MapChoices,
  forAll: MapChoice | undefined,
  onChange: (id: string, choice: MapChoice | undefined) => void,
): readonly Column<Scenario>[] => [
  {
    id: 'name',
    width: 160,
    grow: 1,
    header: 'Name, current map',
    cell: ({ displayName }) => displayName,
    second: ({ areaMap }) =>
      areaMap ? (
        <span className="flex min-w-0 items-center gap-1.5">
          <TruncatedText text={mapName(areaMap)} />
          <Copyable text={areaMap.versionId} what="map version ID" />
        </span>
      ) : (
        'No map'
      ),
  },
  {
    id: 'choice',
    // Room for one of two pickers: on a phone, where there is no more, they stand below each other.
    width: 156,
    grow: 1,
    header: 'Map version',
    cell: ({ id, displayName }) => (
      <MapPickers
        of={displayName}
        choice={choiceFor(id, choices, forAll)}
        onChange={(choice) => onChange(id, choice)}
      />
    ),
  },
]

const useMapRun = () => {
  const projectId = useProjectId()
  const client = useQueryClient()
  const save = useChange(createScenarioVersionMutationOptions())
  const move = async (
    { id: scenarioId }: Scenario,
    chosen: ChosenMap | undefined,
  ): Promise<BulkOutcome> => {
    const path = { projectId, scenarioId }
    // Fetched again, so that the list's older copy overwrites nothing. No retries: the user tries again.
    const query = { ...getScenarioQueryOptions(path), staleTime: 0, retry: false }
    const stored = await client.fetchQuery(query)
    if (!chosen || isOnMap(stored, chosen)) return { kind: 'unchanged' }
    await save.send({ path, body: requestWithMap(stored, chosen) })
    return { kind: 'changed' }
  }
  return useBulkRun<Scenario, ReadonlyMap<string, ChosenMap>>(
    async (scenarios, maps, { settle, signal }) => {
      await runInChunks(scenarios, {
        work: async (scenario) => settle(scenario.id, await move(scenario, maps.get(scenario.id))),
        onSettled: ({ id }, failure) => failure && settle(id, failedOutcome(failure.error)),
        concernsAll: (error) => !mayConcernSome(error),
        signal,
      })
      refreshScenarios(client, projectId)
    },
  )
}
