import { downloadLogOperation } from '@generated/evaluation/codec.ts'
import type { CaseReport } from '@generated/evaluation/types.ts'
import { useState } from 'react'
import { CallAlert } from '@/data/call-alert.tsx'
import { caseFilesOf } from '@/models/reports/case-files.ts'
import { caseName } from '@/models/reports/case-name.ts'
import { type ActionDialogProps, actionsOn } from '@/page/actions.tsx'
import { Checkbox } from '@/ui/fields/checkbox.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { CaseDownloads } from '../logs/case-downloads.tsx'

/** The files of a case and of its components. */
const fileGroups = (report: CaseReport, privileged: boolean) =>
  [
    { label: 'Files', files: caseFilesOf(report, report.logs, { privileged }) },
    ...report.components.map(({ componentName: component, logs = {} }) => ({
      label: `Files of ${component}`,
      files: caseFilesOf(report, logs, { privileged, component }),
    })),
  ].filter(({ files }) => files.length > 0)

/** Actions on a case in the list of its scenario; the context is whether the user is privileged. */
export const caseActions = actionsOn<CaseReport, boolean>({ one: 'case' }, caseName, [
  {
    id: 'files',
    label: 'Download files',
    on: 'menu',
    whyNot: (report, privileged) =>
      fileGroups(report, privileged).length > 0 ? undefined : 'This case has no files.',
    otherwise: 'disabled',
    dialog: CaseFilesDialog,
  },
])

/** Offers the files of a case; its bags, which have one name, under names of their own. */
function CaseFilesDialog({
  thing: report,
  context: privileged,
  onClose,
}: ActionDialogProps<CaseReport, boolean>) {
  const [isMarked, setMarked] = useState(true)
  const groups = fileGroups(report, privileged)
  const hasBags = groups.some(({ files }) => files.some(({ markedName }) => markedName))
  return (
    <Dialog onClose={onClose} title="Download files" description={<bdi>{caseName(report)}</bdi>}>
      <div className="flex flex-col gap-4">
        <CallAlert operation={downloadLogOperation} />
        {groups.map(({ label, files }) => (
          <section key={label} className="flex flex-col gap-2">
            <h3 className="text-sm font-semibold [overflow-wrap:anywhere]">
              <bdi>{label}</bdi>
            </h3>
            <CaseDownloads
              label={label}
              files={files.map((file) => ({
                ...file,
                filename: (isMarked && file.markedName) || file.filename,
              }))}
            />
          </section>
        ))}
        {hasBags && (
          <Checkbox
            label="Add _simulation or _evaluation to the names of bags"
            checked={isMarked}
            onChange={({ target }) => setMarked(target.checked)}
          />
        )}
      </div>
    </Dialog>
  )
}
