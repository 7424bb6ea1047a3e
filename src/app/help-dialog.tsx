import { useState } from 'react'
import { currentCommands } from '@/page/commands.ts'
import { logKeys } from '@/parts/logs/log-key-words.ts'
import { useStore } from '@/session/store.ts'
import { Switch } from '@/ui/fields/switch.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { Kbd } from '@/ui/text/kbd.tsx'
import { paletteKeys, shortcutsOn, switchShortcuts } from './keyboard.ts'

/** Lists the keyboard shortcuts of the console, of the current page and of logs. */
export default function HelpDialog({ onClose }: { onClose: () => void }) {
  const [commands] = useState(() => currentCommands().filter(({ keys }) => keys !== undefined))
  const on = useStore(shortcutsOn)
  return (
    <Dialog onClose={onClose} title="Keyboard shortcuts" size="sm" footer={null}>
      <dl className="flex flex-col text-sm">
        <Row label="Find pages and actions" keys={paletteKeys()} />
        {commands.map(({ id, label, keys }) => (
          <Row key={id} label={label} keys={keys ?? ''} />
        ))}
        <Row label="Open the row" keys="Enter" />
        <Row label="Links and buttons of a row" keys="← →" />
      </dl>
      <h3 className="mt-4 border-t pt-4 text-sm font-semibold">In a log</h3>
      <dl className="flex flex-col text-sm">
        {logKeys.map(({ keys, words }) => (
          <Row key={keys} label={words} keys={keys} />
        ))}
      </dl>
      <div className="mt-4 border-t pt-4">
        <Switch
          label="Single-key shortcuts"
          checked={on}
          onChange={({ target }) => switchShortcuts(target.checked)}
        />
      </div>
    </Dialog>
  )
}

const Row = ({ label, keys }: { label: string; keys: string }) => (
  <div className="flex items-center justify-between gap-4 py-1.5">
    <dt>{label}</dt>
    <dd className="flex gap-1">
      {keys.split(' ').map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
    </dd>
  </div>
)
