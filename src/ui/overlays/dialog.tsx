import { Button } from '../base/button.tsx'
import { LeaveGuard, useAskBeforeClosing } from '../forms/unsaved.tsx'
import { useEntered } from '../forms/use-entered.ts'
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx'

type DialogProps = Omit<DialogFrameProps, 'open' | 'handlers'>

/**
 * Modal dialog that loses nothing that was typed or picked in it: Escape, a click outside, the close button, leaving
 * the page and closing the tab ask first. Buttons of the footer, such as Cancel, close it at once; without a footer of
 * its own it has Close.
 */
export function Dialog(props: DialogProps) {
  const { footer = <Button onClick={props.onClose}>Close</Button> } = props
  const { typed, picked, handlers } = useEntered()
  const entered = typed || picked
  const { requestClose, question } = useAskBeforeClosing(entered, props.onClose)
  return (
    <>
      <DialogFrame {...props} open footer={footer} onClose={requestClose} handlers={handlers} />
      {/* Also while locked: maintenance, too, leads to another page. A submission that opens one ignores it. */}
      {entered && <LeaveGuard />}
      {question}
    </>
  )
}
