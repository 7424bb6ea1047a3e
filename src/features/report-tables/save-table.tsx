import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { stringifySearch } from '@/lib/search-params.ts'
import {
  type SavedTable,
  saveTable,
  tableNameProblem,
  useSavedTables,
} from '@/models/report-tables/saved-tables.ts'
import type { ReportTableSearch } from '@/models/reports/report-search.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { FormDialog } from '@/ui/overlays/form-dialog.tsx'

interface SaveTableProps {
  saved: SavedTable | undefined
  search: ReportTableSearch
  onClose: () => void
}

/** Saves a report table under a name in this browser. */
export function SaveTable({ saved, search, onClose }: SaveTableProps) {
  const projectId = useProjectId()
  const navigate = useNavigate()
  const save = (name: string) => {
    const id = saved?.id ?? crypto.randomUUID()
    saveTable(projectId, {
      id,
      name,
      query: stringifySearch(search),
      updatedAt: new Date().toISOString(),
    })
    toast('The report table has been saved')
    onClose()
    void navigate({
      to: '/reports/tables/$tableId',
      params: { tableId: id },
      search,
      replace: true,
      resetScroll: false,
      // The dialog, which holds the name that was typed, still stands.
      ignoreBlocker: true,
    })
  }
  return (
    <NameTable
      title="Save report table"
      submitLabel="Save"
      saved={saved}
      onName={save}
      onClose={onClose}
    />
  )
}

interface NameTableProps {
  title: string
  submitLabel: string
  saved: SavedTable | undefined
  onName: (name: string) => void
  onClose: () => void
}

/** Asks for the name of a report table. */
export function NameTable({ title, submitLabel, saved, onName, onClose }: NameTableProps) {
  const tables = useSavedTables(useProjectId())
  const [name, setName] = useState(saved?.name ?? '')
  const problem = tableNameProblem(tables, name, saved?.id)
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description="Saved tables stay in this browser. The link of a table shows it to others."
      submitLabel={submitLabel}
      pending={false}
      submitError={undefined}
      disabledReason={problem === undefined ? undefined : `Name: ${problem}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (problem === undefined) onName(name.trim())
      }}
    >
      <Field label="Name" required error={name === '' ? undefined : problem}>
        <TextInput value={name} onChange={({ target }) => setName(target.value)} />
      </Field>
    </FormDialog>
  )
}
