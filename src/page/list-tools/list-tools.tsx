import { Bookmark, Columns3 } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { IconButton } from '@/ui/base/button.tsx'
import { codeLoader } from '@/ui/base/code-loader.ts'
import { useSelectState } from '@/ui/fields/select-trigger.tsx'
import type { ListToolsProps, ToolPanelProps } from './tool-props.ts'

const loadColumns = codeLoader(() => import('./columns-panel.tsx'))
const ColumnsPanel = lazy(loadColumns)
const loadViews = codeLoader(() => import('./views-panel.tsx'))
const ViewsPanel = lazy(loadViews)

/** Buttons for the views and the columns of a list. */
export const ListTools = (props: ListToolsProps) => (
  <span className="flex items-center">
    <Tool
      label="Views"
      icon={<Bookmark aria-hidden />}
      preload={loadViews}
      panel={(panel) => <ViewsPanel {...props} {...panel} />}
    />
    <Tool
      label="Columns"
      icon={<Columns3 aria-hidden />}
      preload={loadColumns}
      panel={(panel) => <ColumnsPanel {...props} {...panel} />}
    />
  </span>
)

interface ToolProps {
  label: string
  icon: ReactNode
  preload: () => void
  panel: (props: Pick<ToolPanelProps, 'id' | 'anchor' | 'onClose'>) => ReactNode
}

function Tool({ label, icon, preload, panel }: ToolProps) {
  const { anchor, panelId, close, triggerProps } = useSelectState({ preload })
  const { open, panelId: _, onToggle, ...button } = triggerProps
  return (
    <>
      <IconButton
        {...button}
        label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={onToggle}
      >
        {icon}
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>{panel({ id: panelId, anchor, onClose: close })}</Suspense>
      )}
    </>
  )
}
