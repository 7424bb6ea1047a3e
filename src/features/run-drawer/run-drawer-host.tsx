import { useLocation } from '@tanstack/react-router'
import { Play } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useCommands } from '@/session/commands.ts'
import { useStore } from '@/session/store.ts'
import { runJobLabel } from './name.ts'
import {
  closeRunDrawer,
  loadedRunDrawer,
  loadRunDrawer,
  openPreset,
  openRunDrawer,
} from './open.ts'
import type { RunPreset } from './rules/state.ts'

const LazyRunDrawer = lazy(loadRunDrawer)

/** The place of the Run evaluation job drawer, once for all pages of a project; offers it as a command, too. */
export function RunDrawerHost() {
  const preset = useStore(openPreset)
  const pathname = useLocation({ select: (location) => location.pathname })
  useCommands([{ id: 'run-job', label: runJobLabel, icon: Play, run: () => openRunDrawer() }])
  return (
    <>
      <CloseOnLeaving key={pathname} />
      {preset && <OpenDrawer preset={preset} />}
    </>
  )
}

function OpenDrawer({ preset }: { preset: RunPreset }) {
  // Decided once: code that arrives while the drawer is open does not make it another one.
  const [RunDrawer] = useState(() => loadedRunDrawer()?.default ?? LazyRunDrawer)
  return (
    <Suspense fallback={null}>
      <RunDrawer preset={preset} onClose={closeRunDrawer} />
    </Suspense>
  )
}

function CloseOnLeaving() {
  useEffect(() => closeRunDrawer, [])
  return null
}
