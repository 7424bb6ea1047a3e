import { Play } from 'lucide-react'
import { expectRunDrawer, openRunDrawer } from '@/models/run-drawer/open-run-drawer.ts'
import { runJobLabel } from '@/models/run-drawer/run-drawer-name.ts'
import { Button } from '@/ui/base/button.tsx'

interface RunJobButtonProps {
  /** The catalog that the drawer begins with, if any. */
  catalogId?: string
  /** Default: the name of the drawer. */
  label?: string
  variant?: 'primary' | 'secondary'
}

/** Opens the drawer that starts an evaluation job. */
export const RunJobButton = ({
  catalogId,
  label = runJobLabel,
  variant = 'primary',
}: RunJobButtonProps) => (
  <Button
    variant={variant}
    icon={<Play aria-hidden />}
    aria-haspopup="dialog"
    onPointerEnter={expectRunDrawer}
    onFocus={expectRunDrawer}
    onClick={() => openRunDrawer(catalogId === undefined ? {} : { catalogId })}
  >
    {label}
  </Button>
)
