import { Fragment } from 'react'
import { type MessagePart, placeholderOf } from '@/evidence/failure-signature.ts'

/** A message without its values: placeholders stand for them. Where it is cut, hover and focus show all of it. */
export const MessageText = ({ parts }: { parts: readonly MessagePart[] }) => (
  <bdi data-truncated="" className="min-w-0 truncate font-[550]">
    {parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change places.
      <Fragment key={index}>
        {part.kind === 'words' ? (
          part.text
        ) : (
          <code className="rounded-sm bg-sunken px-1 font-mono text-xs font-normal text-muted">
            {placeholderOf(part.kind)}
          </code>
        )}
      </Fragment>
    ))}
  </bdi>
)
