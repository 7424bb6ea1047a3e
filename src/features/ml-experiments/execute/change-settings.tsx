import type { Run } from '@generated/ml/types.ts'
import { useMemo, useState } from 'react'
import { changeableSettings, flagOf, withFlags } from '@/models/ml-experiments/command-flags.ts'
import { configPathOf } from '@/models/ml-experiments/config-path.ts'
import { Button } from '@/ui/base/button.tsx'
import { Field } from '@/ui/fields/field.tsx'
import { TextInput } from '@/ui/fields/text-input.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import { DialogButton } from '@/ui/overlays/dialog-button.tsx'
import { useConfigs } from '../list/use-configs.ts'

interface ChangeSettingsProps {
  /** The run whose config is used. */
  run: Run
  command: string
  onChange: (command: string) => void
}

/** A button with a dialog that changes settings of the config: it writes them into the command. */
export function ChangeSettings(props: ChangeSettingsProps) {
  return (
    <DialogButton
      size="sm"
      className="self-start"
      dialog={(onClose) => <SettingsDialog {...props} onClose={onClose} />}
    >
      Change…
    </DialogButton>
  )
}

function SettingsDialog(props: ChangeSettingsProps & { onClose: () => void }) {
  const { run, command, onChange, onClose } = props
  const runs = useMemo(() => [run], [run])
  const values = useConfigs(runs).get(run.id)?.values
  const settings = changeableSettings(values ?? new Map())
  const [entered, setEntered] = useState<ReadonlyMap<string, string>>(new Map())
  const apply = () => {
    if (entered.size > 0) onChange(withFlags(command, entered))
    onClose()
  }
  return (
    <Dialog
      onClose={onClose}
      title="Change settings"
      description="Each change is written into the training command, which the program must understand."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={apply}>
            Write into the command
          </Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {values && settings.length === 0 && (
          <p className="text-sm text-muted">
            {configPathOf(run)} holds no setting that a command can change.
          </p>
        )}
        {settings.map(([name, value]) => (
          <Field key={name} label={name} help={`${value} in ${configPathOf(run)}`}>
            <TextInput
              mono
              autoComplete="off"
              spellCheck={false}
              value={entered.get(name) ?? flagOf(command, name) ?? value}
              onChange={({ target }) =>
                setEntered((before) => new Map(before).set(name, target.value))
              }
            />
          </Field>
        ))}
      </div>
    </Dialog>
  )
}
