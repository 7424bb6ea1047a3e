import { toast } from '@/ui/feedback/toast.tsx'

/** Says why the reports show instead of the page that was asked for. */
export const sayUnknownAddress = (): void =>
  toast('There is no page at this address. The reports are shown instead.')
