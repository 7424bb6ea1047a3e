import { listSuitesByScenarioAllQueryOptions } from '@generated/evaluation/queries.ts'
import { listScenariosOperation } from '@generated/scenario/codec.ts'
import {
  deprecateScenarioMutationOptions,
  getScenarioQueryOptions,
} from '@generated/scenario/queries.ts'
import type { Scenario } from '@generated/scenario/types.ts'
import { useQueryClient } from '@tanstack/react-query'
import { externalLink, isConfigured } from '@/config/external-link.ts'
import { encode } from '@/lib/lists.ts'
import { scenarioKind } from '@/models/scenarios/scenario.ts'
import {
  deletionTexts,
  editorOf,
  whyNotOnScenario,
} from '@/models/scenarios/scenario-action-rules.ts'
import { downloadName, whyNotDownload, yamlOf } from '@/models/scenarios/scenario-download.ts'
import { refreshScenarioShares } from '@/models/scenarios/scenario-queries.ts'
import { changeScenarios } from '@/models/scenarios/scenario-refresh.ts'
import { viewerOf } from '@/models/suites/suite-types.ts'
import { type ActionDialogProps, actionsOn } from '@/page/actions.tsx'
import { DeleteDialog } from '@/page/delete-dialog.tsx'
import { Holders } from '@/page/holders.tsx'
import { useProjectId } from '@/session/project/projects.ts'
import { lazyOver } from '@/ui/base/lazy-part.tsx'
import { openLink } from '@/ui/base/open-link.ts'
import { saveBlob } from '@/ui/base/save-blob.ts'
import { toast } from '@/ui/feedback/toast.tsx'

/** Confirms and deletes a scenario, or stops the sharing of another project's. */
function DeleteScenario({ thing: scenario, place, onClose }: ActionDialogProps<Scenario>) {
  const projectId = useProjectId()
  const client = useQueryClient()
  const path = { projectId, scenarioId: scenario.id }
  const { label, question, done, failed } = deletionTexts(scenario)
  return (
    <DeleteDialog
      place={place}
      kind={scenarioKind}
      query={getScenarioQueryOptions(path)}
      list={listScenariosOperation}
      refresh={() => {
        changeScenarios(client, projectId, (each) =>
          each.id === scenario.id ? { ...each, deprecated: true } : each,
        )
        void refreshScenarioShares(client, projectId)
      }}
      text={done}
      change={deprecateScenarioMutationOptions()}
      variables={{ path }}
      question={question}
      name={scenario.displayName}
      confirmLabel={label}
      alertTitle={failed}
      onClose={onClose}
    >
      {scenario.sharedFrom
        ? 'The scenario becomes deleted in this project. The other project can share it again.'
        : 'Its reports stay. It cannot be restored. If it is shared with other projects, its sharing stops too.'}
      <Holders
        noun="suite"
        query={listSuitesByScenarioAllQueryOptions(path)}
        nameOf={({ displayName }) => displayName}
      />
    </DeleteDialog>
  )
}

type DialogProps = ActionDialogProps<Scenario, string>

// Forms, which most people who read a scenario do not open.
const CopyScenario = lazyOver<DialogProps>(async () => ({
  default: (await import('./actions/copy-scenario.tsx')).CopyScenario,
}))
const ReviewScenario = lazyOver<DialogProps>(async () => ({
  default: (await import('./actions/review-scenario.tsx')).ReviewScenario,
}))
const ShareScenario = lazyOver<DialogProps>(async () => ({
  default: (await import('./sharing/share-scenario.tsx')).ShareScenario,
}))

type Tool = 'viewer' | 'editor'

const toolOf = (tool: Tool, { type }: Scenario) =>
  tool === 'viewer' ? viewerOf(type) : editorOf(type)

const open = (tool: Tool) => (scenario: Scenario, projectId: string) => {
  const { id, versionId, type } = scenario
  const external = toolOf(tool, scenario)
  const href = externalLink(external, {
    projectId,
    scenarioId: id,
    scenarioVersion: versionId,
    ...(external.startsWith('logSim') ? { logSimType: type } : { suiteType: type }),
  })
  if (href) openLink(href)
}

// Asked for each row of a list: it does not take a whole address.
const whyNotOpen = (tool: Tool, scenario: Scenario) =>
  isConfigured(toolOf(tool, scenario)) ? undefined : `No ${tool} is configured.`

const download = async (scenario: Scenario) => {
  const reason = whyNotDownload(scenario)
  if (reason) return toast(reason)
  saveBlob(
    downloadName(scenario),
    new Blob([await yamlOf(scenario)], { type: 'application/yaml;charset=utf-8' }),
  )
}

/** Actions on a version of a scenario; in a list on the newest one. The context is the project. */
export const scenarioActions = actionsOn<Scenario, string>(scenarioKind, 'displayName', [
  {
    id: 'review',
    label: 'Review',
    on: 'primary',
    whyNot: (scenario) => whyNotOnScenario('review', scenario),
    dialog: ReviewScenario,
  },
  {
    id: 'edit',
    label: 'Edit',
    on: 'button',
    whyNot: (scenario) => whyNotOnScenario('edit', scenario) ?? whyNotOpen('editor', scenario),
    run: open('editor'),
  },
  {
    id: 'view',
    label: 'Open viewer',
    on: 'button',
    whyNot: (scenario) => whyNotOpen('viewer', scenario),
    run: open('viewer'),
  },
  {
    id: 'share',
    label: 'Share',
    on: 'menu',
    whyNot: (scenario) => whyNotOnScenario('share', scenario),
    dialog: ShareScenario,
  },
  {
    id: 'copy',
    label: 'Copy',
    on: 'menu',
    whyNot: (scenario) => whyNotOnScenario('copy', scenario),
    dialog: CopyScenario,
  },
  {
    id: 'attach',
    label: 'Attach/detach from suite',
    on: 'menu',
    to: ({ id }) => ({
      to: `/scenarios/${encode(id)}/attach_or_detach_from_suite`,
      search: {},
    }),
  },
  { id: 'download', label: 'Download', on: 'menu', run: (scenario) => void download(scenario) },
  {
    id: 'delete',
    label: (scenario) => deletionTexts(scenario).label,
    on: 'menu',
    destructive: true,
    whyNot: (scenario) => whyNotOnScenario('delete', scenario),
    dialog: DeleteScenario,
  },
])
