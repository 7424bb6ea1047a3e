import { ErrorAlert } from '@/ui/feedback/alert.tsx'

/** Error of a failed control; renders nothing without an error. */
export function ControlError({ error }: { error: Error | null }) {
  return error && <ErrorAlert title="Failed to change the demo." detail={error.message} />
}
