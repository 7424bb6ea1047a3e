import { WarningBanner } from '@/ui/feedback/alert.tsx'

/** Why a report failed; nothing when the service does not say. */
export const FailMessage = ({ text }: { text: string | undefined }) =>
  text ? (
    <WarningBanner>
      <bdi>{text}</bdi>
    </WarningBanner>
  ) : null
