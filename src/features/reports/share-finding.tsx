import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { type Finding, findingText } from '@/evidence/finding.ts'
import { formatCount } from '@/lib/numbers.ts'
import { useCommands } from '@/page/commands.ts'
import { Button } from '@/ui/base/button.tsx'
import { LazyPart, lazyCode } from '@/ui/base/lazy-part.tsx'
import { saveFile } from '@/ui/base/save-blob.ts'
import { toast } from '@/ui/feedback/toast.tsx'

const copyByHand = lazyCode(() => import('./copy-by-hand.tsx'))

interface ShareFindingProps {
  /** Name of the file, without its type: `nightly-run`. */
  file: string
  /** Collects what is known by now; its address is that of the page. */
  find: () => Omit<Finding, 'href'>
  /** It is what the page is for. */
  isPrimary?: boolean
}

/** Copies a finding as Markdown, also by the key `s`; a browser that does not let it copy shows the text. */
export function ShareFinding({ file, find, isPrimary = false }: ShareFindingProps) {
  const [shown, setShown] = useState<string>()
  const share = async () => {
    const text = findingText({ ...find(), href: window.location.href })
    const save = () => saveFile(`${file}.md`, text, 'text/markdown')
    try {
      await navigator.clipboard.writeText(text)
      toast(`Copied as Markdown with a link, ${formatCount(text.length)} characters`, {
        action: { label: 'Save as file', onSelect: save },
      })
    } catch {
      setShown(text)
    }
  }
  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href)
      toast('Link copied')
    } catch {
      setShown(window.location.href)
    }
  }
  useCommands([
    { id: 'share-finding', label: 'Share finding', keys: 's', run: () => void share() },
    { id: 'copy-link', label: 'Copy link', run: () => void copyLink() },
  ])
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        icon={<Share2 aria-hidden />}
        aria-keyshortcuts="s"
        hint="Copies this finding as Markdown with a link (s)"
        onClick={() => void share()}
      >
        Share finding
      </Button>
      <Button onClick={() => void copyLink()}>Copy link</Button>
      {shown !== undefined && (
        <LazyPart code={copyByHand} text={shown} onClose={() => setShown(undefined)} />
      )}
    </>
  )
}
