import { Play } from 'lucide-react'
import { runJobLabel } from '@/features/run-drawer/model/name.ts'
import { expectRunDrawer, openRunDrawer } from '@/features/run-drawer/model/open.ts'
import type { RunPreset } from '@/features/run-drawer/model/state.ts'
import { Button } from '@/ui/base/button.tsx'
import type { MenuItem } from '@/ui/overlays/menu-item.ts'

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
      onPointerEnter={expectRunDrawer}
      onFocus={expectRunDrawer}
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
