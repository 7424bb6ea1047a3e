import { useLocation } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { useCommands } from '@/session/commands.ts'
import { useStore } from '@/session/store.ts'
import { runJobLabel } from './name.ts'
import { closeRunDrawer, loadRunDrawer, openPreset, openRunDrawer } from './open.ts'

const RunDrawer = lazy(loadRunDrawer)

/** The place of the Run evaluation job drawer, once for all pages of a project; offers it as a command, too. */
export function RunDrawerHost() {
  const preset = useStore(openPreset)
  const pathname = useLocation({ select: (location) => location.pathname })
  useCommands([{ id: 'run-job', label: runJobLabel, icon: Play, run: () => openRunDrawer() }])
  return (
    <>
      <CloseOnLeaving key={pathname} />
      <Suspense fallback={null}>
        {preset && <RunDrawer preset={preset} onClose={closeRunDrawer} />}
      </Suspense>
    </>
  )
}

function CloseOnLeaving() {
  useEffect(() => closeRunDrawer, [])
  return null
}
