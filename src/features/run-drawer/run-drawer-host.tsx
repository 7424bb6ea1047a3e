import { useLocation } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { useEffect } from 'react'
import { draftKey, keptDraft } from '@/data/kept-drafts.ts'
import {
  closeRunDrawer,
  openPreset,
  openRunDrawer,
  runDrawerExpected,
} from '@/models/run-drawer/open-run-drawer.ts'
import { runDraftName, runJobLabel } from '@/models/run-drawer/run-drawer-name.ts'
import type { RunDraft } from '@/models/run-drawer/run-state.ts'
import { useCommands } from '@/page/commands.ts'
import { useProjectId } from '@/session/project/projects.ts'
import { useStore } from '@/session/store.ts'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'

const drawer = lazyCode(() => import('./run-drawer.tsx'))

/** Hosts the drawer, once for all pages of a project, and its command in the palette. */
export function RunDrawerHost() {
  const preset = useStore(openPreset)
  const expected = useStore(runDrawerExpected)
  useEffect(() => {
    if (expected) drawer.load()
  }, [expected])
  const projectId = useProjectId()
  useEffect(() => {
    const kept = keptDraft<RunDraft>(draftKey(projectId, runDraftName))
    if (kept) openRunDrawer(kept.mine.preset)
  }, [projectId])
  const pathname = useLocation({ select: (location) => location.pathname })
  useCommands([{ id: 'run-job', label: runJobLabel, icon: Play, run: () => openRunDrawer() }])
  return (
    <>
      <CloseOnLeaving key={`${projectId} ${pathname}`} />
      {preset && <LazyPart code={drawer} preset={preset} onClose={closeRunDrawer} />}
    </>
  )
}

function CloseOnLeaving() {
  useEffect(() => closeRunDrawer, [])
  return null
}
