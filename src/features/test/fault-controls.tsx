import { X } from 'lucide-react'
import type { PlannedFault } from '@/demo-protocol/demo-answers.ts'
import { everyOperation, faultText, timesText } from '@/demo-protocol/faults.ts'
import { Button } from '@/ui/base/button.tsx'
import { EmptyState } from '@/ui/feedback/empty-state.tsx'
import { type Column, DataTable } from '@/ui/table/data-table.tsx'
import { ControlError } from './control-error.tsx'
import { useDemoControl } from './demo-queries.ts'
import { FaultForm } from './fault-form.tsx'
import { ControlPanel } from './panel.tsx'

interface FaultRow extends PlannedFault {
  id: string
}

const columns: readonly Column<FaultRow>[] = [
  {
    id: 'operation',
    width: 240,
    grow: 2,
    header: 'Operation',
    cell: ({ operation }) =>
      operation === everyOperation ? (
        'All operations'
      ) : (
        <span className="font-mono text-xs">{operation}</span>
      ),
  },
  { id: 'fault', width: 200, grow: 2, header: 'Fault', cell: ({ fault }) => faultText(fault) },
  { id: 'times', width: 120, header: 'Hits', cell: ({ times }) => timesText(times) },
]

/** Planned faults: those in force, and a form to add one. */
export function FaultControls({ faults }: { faults: readonly PlannedFault[] }) {
  const clear = useDemoControl()
  const rows = faults.map((fault, index) => ({ ...fault, id: String(index) }))
  return (
    <ControlPanel
      title="Faults"
      help="The newest matching fault applies to a call. A failed GET is retried up to 5 times."
    >
      <FaultForm />
      <ControlError error={clear.error} />
      <DataTable
        label="Faults in force"
        columns={columns}
        rows={rows}
        rowActions={({ operation }) => (
          <Button
            size="sm"
            variant="ghost"
            icon={<X aria-hidden />}
            aria-label={`Clear the faults of ${operation === everyOperation ? 'all operations' : operation}`}
            onClick={() =>
              clear.mutate({
                method: 'DELETE',
                path: `/demo/faults?operation=${encodeURIComponent(operation)}`,
              })
            }
          >
            Clear
          </Button>
        )}
        empty={<EmptyState title="No faults.">Every call is answered normally.</EmptyState>}
      />
      {faults.length > 1 && (
        <div>
          <Button onClick={() => clear.mutate({ method: 'DELETE', path: '/demo/faults' })}>
            Clear all faults
          </Button>
        </div>
      )}
    </ControlPanel>
  )
}
