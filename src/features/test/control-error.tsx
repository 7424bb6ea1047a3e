import { ErrorAlert } from '@/ui/feedback/alert.tsx'

/** Why a control could not be turned; nothing when it could. */
export function ControlError({ error }: { error: Error | null }) {
  return error && <ErrorAlert title="Failed to change the demo." detail={error.message} />
}
