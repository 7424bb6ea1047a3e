import { Bookmark, Columns3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '@/ui/base/button.tsx'
import { type LazyCode, LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { useSelectState } from '@/ui/fields/use-select-state.ts'
import type { ListToolsProps, ToolPanelProps } from './tool-props.ts'
import type { ListArrangement } from './use-list-arrangement.ts'
import { currentView } from './views.ts'

const columnsPanel = lazyCode(() => import('./columns-panel.tsx'))
const viewsPanel = lazyCode(() => import('./views-panel.tsx'))

/** Buttons for the views and the columns of a list. */
export const ListTools = (props: ListToolsProps) => (
  <span className="flex items-center">
    <CurrentView {...props.arrangement} />
    <Tool {...props} label="Views" icon={<Bookmark aria-hidden />} code={viewsPanel} />
    <Tool
      {...props}
      label="Columns"
      icon={<Columns3 aria-hidden />}
      code={columnsPanel}
      onPreload={props.onChooseColumns}
    />
  </span>
)

/** The name of the view on show, if it has one. */
function CurrentView({ settings, offered, search, hidden }: ListArrangement) {
  const view = currentView([...offered, ...settings.views], search, hidden)
  return view && <bdi className="max-w-40 truncate text-xs text-muted">{view.name}</bdi>
}

interface ToolProps extends ListToolsProps {
  label: string
  icon: ReactNode
  code: LazyCode<ToolPanelProps>
  onPreload?: (() => void) | undefined
}

function Tool({ label, icon, code, onPreload, ...props }: ToolProps) {
  const preload = () => {
    code.load()
    onPreload?.()
  }
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
      {anchor && <LazyPart code={code} {...props} id={panelId} anchor={anchor} onClose={close} />}
    </>
  )
}
