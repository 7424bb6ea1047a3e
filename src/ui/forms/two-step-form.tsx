import { type ReactNode, useState } from 'react'
import { useDoublePress } from './use-double-press.ts'
import { Wizard } from './wizard.tsx'

interface TwoStepFormProps
  extends Pick<
    Parameters<typeof Wizard>[0],
    'onCancel' | 'pending' | 'submitError' | 'disabledReason' | 'backDisabledReason'
  > {
  /** Names of the steps. */
  labels?: { input: string; confirm: string }
  /** What the forward button says on each of them. */
  forwardLabels?: { input: string; confirm: string }
  /** The first step: everything that is entered. */
  input: () => ReactNode
  /** The last step: everything that is going to be saved. */
  confirm: () => ReactNode
  onSave: () => void
}

/** A form that shows what it is going to save before it does. */
export function TwoStepForm(props: TwoStepFormProps) {
  const { input, confirm, onSave, disabledReason, ...wizard } = props
  const {
    labels = { input: 'Input Information', confirm: 'Confirm Information' },
    forwardLabels = { input: 'Next', confirm: 'Save' },
    ...frame
  } = wizard
  const [index, setIndex] = useState<0 | 1>(0)
  const isSecondPress = useDoublePress()
  const forward = () => {
    // The button of the first step lies where that of the second one appears.
    if (isSecondPress() || disabledReason !== undefined) return
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
