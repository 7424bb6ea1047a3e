import { downloadLogOperation } from '@generated/evaluation/codec.ts'
import type { CaseReport } from '@generated/evaluation/types.ts'
import { CallAlert } from '@/data/call-alert.tsx'
import type { Action, ActionDialogProps } from '@/page/actions.tsx'
import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { CaseDownloads } from '../logs/case-downloads.tsx'
import { caseFilesOf } from '../model/case-files.ts'
import { caseName } from '../model/names.ts'

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
export const caseActions: readonly Action<CaseReport, boolean>[] = [
  {
    id: 'files',
    label: 'Download files',
    on: 'menu',
    whyNot: (report, privileged) =>
      fileGroups(report, privileged).length > 0 ? undefined : 'This case has no files.',
    otherwise: 'disabled',
    dialog: CaseFilesDialog,
  },
]

/** Offers the files of a case. */
function CaseFilesDialog({
  thing: report,
  context: privileged,
  onClose,
}: ActionDialogProps<CaseReport, boolean>) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Download files"
      description={<bdi>{caseName(report)}</bdi>}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="flex flex-col gap-4">
        <CallAlert operation={downloadLogOperation} />
        {fileGroups(report, privileged).map(({ label, files }) => (
          <section key={label} className="flex flex-col gap-2">
            <h3 className="text-sm font-semibold [overflow-wrap:anywhere]">
              <bdi>{label}</bdi>
            </h3>
            <CaseDownloads label={label} files={files} />
          </section>
        ))}
      </div>
    </Dialog>
  )
}
