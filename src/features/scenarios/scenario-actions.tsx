import type { Scenario } from '@generated/scenario/types.ts'
import { externalLink } from '@/config/external-link.ts'
import { viewerOf } from '@/features/suites/model/types.ts'
import { encode } from '@/lib/lists.ts'
import type { Action, ActionDialogProps, ActionSubject } from '@/page/actions.tsx'
import { lazyOver } from '@/ui/base/lazy-part.tsx'
import { openLink } from '@/ui/base/open-link.ts'
import { saveBlob } from '@/ui/base/save-blob.ts'
import { toast } from '@/ui/feedback/toast.tsx'
import { DeleteScenario } from './actions/delete-scenario.tsx'
import { deletionTexts, editorOf, whyNotOnScenario } from './model/actions.ts'
import { downloadName, whyNotDownload, yamlOf } from './model/download.ts'
import { scenarioKind } from './model/scenario.ts'

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

/** Names a scenario in the labels of its actions. */
export const scenarioSubject: ActionSubject<Scenario> = {
  one: scenarioKind.one,
  nameOf: ({ displayName }) => displayName,
}

type Tool = 'viewer' | 'editor'

/** Address of the external tool for a version of a scenario; undefined where the deployment has none. */
const toolLink = (tool: Tool, { id, versionId, type }: Scenario, projectId: string) => {
  const external = tool === 'viewer' ? viewerOf(type) : editorOf(type)
  return externalLink(external, {
    projectId,
    callbackUrl: location.href,
    scenarioId: id,
    scenarioVersion: versionId,
    ...(external.startsWith('logSim') ? { logSimType: type } : { suiteType: type }),
  })
}

const open = (tool: Tool) => (scenario: Scenario, projectId: string) => {
  const href = toolLink(tool, scenario, projectId)
  if (href) openLink(href)
}

const whyNotOpen = (tool: Tool, scenario: Scenario, projectId: string) =>
  toolLink(tool, scenario, projectId) ? undefined : `No ${tool} is configured.`

const download = async (scenario: Scenario) => {
  const reason = whyNotDownload(scenario)
  if (reason) return toast(reason)
  saveBlob(
    downloadName(scenario),
    new Blob([await yamlOf(scenario)], { type: 'application/yaml;charset=utf-8' }),
  )
}

/** Actions on a version of a scenario; in a list on the newest one. The context is the project. */
export const scenarioActions: readonly Action<Scenario, string>[] = [
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
    whyNot: (scenario, projectId) =>
      whyNotOnScenario('edit', scenario) ?? whyNotOpen('editor', scenario, projectId),
    run: open('editor'),
  },
  {
    id: 'view',
    label: 'Open viewer',
    on: 'button',
    whyNot: (scenario, projectId) => whyNotOpen('viewer', scenario, projectId),
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
    whyNot: (scenario) => whyNotOnScenario('attach', scenario),
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
]
