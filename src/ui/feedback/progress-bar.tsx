interface ProgressBarProps {
  label: string
  /** From 0 to 100. */
  percent: number
}

/** Progress of a long operation. */
export const ProgressBar = ({ label, percent }: ProgressBarProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={percent}
    aria-valuemin={0}
    aria-valuemax={100}
    className="h-1.5 overflow-hidden rounded-full bg-sunken"
  >
    <div
      className="h-full rounded-full bg-primary transition-[width]"
      style={{ width: `${percent}%` }}
    />
  </div>
)
