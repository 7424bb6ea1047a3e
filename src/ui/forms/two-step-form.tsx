import { type ReactNode, useState } from 'react'
import { useDoubleClick } from './use-double-click.ts'
import { Wizard } from './wizard.tsx'

interface TwoStepFormProps
  extends Pick<
    Parameters<typeof Wizard>[0],
    'onCancel' | 'pending' | 'submitError' | 'disabledReason' | 'showErrors' | 'backDisabledReason'
  > {
  labels?: { input: string; confirm: string }
  /** Label of the forward button in each step. */
  forwardLabels?: { input: string; confirm: string }
  /** Renders the first step, the input. */
  input: () => ReactNode
  /** Renders the second step, a summary of what will be saved. */
  confirm: () => ReactNode
  onSave: () => void
}

/** Form with a confirmation step before saving. */
export function TwoStepForm(props: TwoStepFormProps) {
  const { input, confirm, onSave, disabledReason, ...wizard } = props
  const {
    labels = { input: 'Input Information', confirm: 'Confirm Information' },
    forwardLabels = { input: 'Next', confirm: 'Save' },
    ...frame
  } = wizard
  const [index, setIndex] = useState<0 | 1>(0)
  const isSecondClick = useDoubleClick()
  const forward = () => {
    // Both steps have the button at the same position: a double click must not skip the confirmation.
    if (isSecondClick() || disabledReason !== undefined) return
    if (index === 1) onSave()
    else setIndex(1)
  }
  return (
    <Wizard
      {...frame}
      steps={[
        { id: 'input', label: labels.input },
        { id: 'confirm', label: labels.confirm },
      ]}
      current={index}
      forwardLabel={index === 0 ? forwardLabels.input : forwardLabels.confirm}
      onForward={forward}
      onBack={() => setIndex(0)}
      disabledReason={disabledReason}
    >
      {index === 0 ? input() : confirm()}
    </Wizard>
  )
}
