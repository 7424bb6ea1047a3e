import { Fragment } from 'react'
import { Chip } from '@/ui/text/chip.tsx'
import { TruncatedText } from '@/ui/text/truncated-text.tsx'

/** The varying parameters of a case, in its link: as chips, which are too wide for a phone. */
export const ParameterChips = ({ texts }: { texts: readonly string[] }) => (
  <>
    <span className="flex min-w-0 gap-1 max-sm:hidden">
      {texts.map((text, index) => (
        <Fragment key={text}>
          {/* Read aloud and copied, the chips are the name of the case. */}
          {index > 0 && <span className="sr-only">, </span>}
          <Chip>
            <TruncatedText text={text} />
          </Chip>
        </Fragment>
      ))}
    </span>
    <span className="line-clamp-2 text-xs/4 whitespace-normal [overflow-wrap:anywhere] sm:hidden">
      <bdi>{texts.join(', ')}</bdi>
    </span>
  </>
)
