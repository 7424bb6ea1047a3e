interface TruncatedTextProps {
  text: string
}

/**
 * Text in one line, cut where its place ends. Hover shows the whole text, as does focus of the link or button
 * around it: see `TruncationTips`, which does this for all of them.
 */
export const TruncatedText = ({ text }: TruncatedTextProps) => (
  <bdi data-truncated="" className="inline-block max-w-full truncate align-bottom">
    {text}
  </bdi>
)
