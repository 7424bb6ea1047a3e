import { WarningBanner } from '@/ui/feedback/alert.tsx'

/** Failure message of a report; renders nothing without one. */
export const FailMessage = ({ text }: { text: string | undefined }) =>
  text ? (
    <WarningBanner>
      <bdi>{text}</bdi>
    </WarningBanner>
  ) : null
