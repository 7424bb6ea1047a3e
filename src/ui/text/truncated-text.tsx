interface TruncatedTextProps {
  text: string
  /** 2 in a table whose rows have two lines. */
  lines?: 1 | 2 | undefined
}

/**
 * Text in one line or two, cut where its place ends. Hover shows the whole text, as does focus of the link or button
 * around it: see `TruncationTips`, which does this for all of them.
 */
export const TruncatedText = ({ text, lines = 1 }: TruncatedTextProps) => (
  <bdi
    data-truncated=""
    className={
      lines === 1
        ? 'inline-block max-w-full truncate align-bottom'
        : 'line-clamp-2 max-w-full whitespace-normal [overflow-wrap:anywhere]'
    }
  >
    {text}
  </bdi>
)
