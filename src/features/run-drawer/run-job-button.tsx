import { Play } from 'lucide-react'
import { Button } from '@/ui/button.tsx'
import type { MenuItem } from '@/ui/menu-item.ts'
import { runJobLabel } from './name.ts'
import { openRunDrawer, preloadRunDrawer } from './open.ts'
import type { RunPreset } from './rules/state.ts'

interface RunJobButtonProps {
  /** What the page knows already: its catalog, suite, integration or job. */
  preset?: RunPreset | undefined
  variant?: 'primary' | 'secondary' | undefined
}

/** Opens the Run evaluation job drawer. */
export function RunJobButton({ preset, variant = 'primary' }: RunJobButtonProps) {
  return (
    <Button
      variant={variant}
      icon={<Play aria-hidden />}
      aria-haspopup="dialog"
      onPointerEnter={preloadRunDrawer}
      onFocus={preloadRunDrawer}
      onClick={() => openRunDrawer(preset)}
    >
      {runJobLabel}
    </Button>
  )
}

/** The same as an entry of a menu. */
export const runJobMenuItem = (preset: RunPreset): MenuItem => ({
  id: 'run',
  label: runJobLabel,
  icon: <Play aria-hidden />,
  onSelect: () => openRunDrawer(preset),
})
