import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'
import { useFieldControl } from './field.tsx'

interface FileInputProps {
  /** What the dialog offers, as an `accept` attribute: `.zip`. What is dropped, or chosen all the same, is the caller's to check. */
  accept: string
  /** The button's text. */
  buttonLabel: string
  /** The files that were selected or dropped, at least one. */
  onFiles: (files: readonly File[]) => void
  /** What is chosen. */
  children: ReactNode
}

/**
 * Takes a file by a button or by a drop, in a `Field` with `group`. The choice itself is the caller's: what is
 * chosen is shown as `children`.
 */
export function FileInput({ accept, buttonLabel, onFiles, children }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const invalid = Boolean(useFieldControl({})['aria-invalid'])
  const [over, setOver] = useState(false)
  useNoDropElsewhere()

  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // The button does all of it as well.
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers alone.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={cx(
        'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded border border-dashed px-3 py-3 text-sm',
        'transition-colors',
        over ? 'border-primary bg-primary-soft' : invalid ? 'border-failed' : 'border-input',
      )}
    >
      <Button icon={<FileUp aria-hidden />} onClick={() => input.current?.click()}>
        {buttonLabel}
      </Button>
      <div className="min-w-0 flex-1 basis-60 [overflow-wrap:anywhere]">{children}</div>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // The same file can be chosen once more.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** A file that is dropped beside the field would open in place of the page, and what was entered be lost. */
const useNoDropElsewhere = () => {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault()
    for (const name of ['dragover', 'drop']) window.addEventListener(name, ignore)
    return () => {
      for (const name of ['dragover', 'drop']) window.removeEventListener(name, ignore)
    }
  }, [])
}
