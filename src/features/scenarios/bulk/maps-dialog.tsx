import { listAreaMapsOperation, listAreaMapVersionsOperation } from '@generated/map/codec.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useMemo, useState } from 'react'
import { counted } from '@/lib/count-text.ts'
import {
  choiceFor,
  chosenMaps,
  type MapChoice,
  type MapChoices,
} from '@/models/scenarios/map-choices.ts'
import { mapName, scenarioNoun } from '@/models/scenarios/scenario.ts'
import { selectionFor } from '@/models/scenarios/scenario-bulk.ts'
import { OperationStatus } from '@/page/operation-status.tsx'
import { TaskForm } from '@/parts/tasks/task-form.tsx'
import { type Column, DataTable, type TableView } from '@/ui/table/data-table.tsx'
import { Copyable } from '@/ui/text/copyable.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'
import type { ScenarioBulkProps } from './bulk-props.ts'
import { LatestHolders } from './latest-holders.tsx'
import { LeftOut } from './left-out.tsx'
import { MapPickers } from './map-pickers.tsx'

/** Rows of a page: thousands can be selected, and a row of pickers has no fixed height on narrow screens. */
const rowsOfPage = 50

/** Moves many scenarios to versions of maps, each as a new version of the scenario. */
export default function MapsDialog({ scenarios, ...rest }: ScenarioBulkProps) {
  const { included, leftOut } = useMemo(() => selectionFor('edit', scenarios), [scenarios])
  const [forAll, setForAll] = useState<MapChoice>()
  const [choices, setChoices] = useState<MapChoices>(new Map())
  const [view, setView] = useState<TableView>({ pageSize: rowsOfPage })
  const maps = chosenMaps(included, choices, forAll)
  const count = counted(included.length, 'scenario')
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
    <TaskForm
      {...rest}
      noun="scenario"
      count={included.length}
      title="Update Maps"
      size="lg"
      submitLabel="Submit"
      onSubmit={() =>
        maps && {
          change: { area: 'maps', maps: Object.fromEntries(maps) },
          items: included.map(({ id, displayName }) => ({ id, name: displayName })),
          texts: {
            title: `Move ${count} to other map versions`,
            ended: `Moved ${count} to other map versions`,
            done: 'moved',
            noun: scenarioNoun,
          },
        }
      }
      disabledReason={
        included.length === 0
          ? 'None of the selected scenarios can be changed.'
          : maps
            ? undefined
            : 'Every row needs a map version.'
      }
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
          lines={2}
          {...(included.length > rowsOfPage && {
            view,
            onViewChange: (change) => setView((current) => ({ ...current, ...change })),
          })}
        />
        <LatestHolders scenarios={included} />
        <LeftOut leftOut={leftOut} />
      </div>
    </TaskForm>
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
