import { FileUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../base/button.tsx'
import { cx } from '../base/class-names.ts'
import { useFieldControl } from './field.tsx'

interface FileInputProps {
  /** `accept` attribute of the file dialog: `.zip`. The caller must check the files: users can drop or select others. */
  accept: string
  buttonLabel: string
  /** Called with the selected or dropped files, at least one. */
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/**
 * File input by button or drag and drop, in a `Field` with `group`. The caller holds the selected file and
 * shows it as `children`.
 */
export function FileInput({ accept, buttonLabel, onFiles, children }: FileInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const invalid = Boolean(useFieldControl({})['aria-invalid'])
  const [draggedOver, setDraggedOver] = useState(false)
  usePreventDropElsewhere()

  const take = (files: FileList | null) => {
    if (files && files.length > 0) onFiles([...files])
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDraggedOver(false)
    take(event.dataTransfer.files)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: drag and drop is for pointers; keyboards use the button.
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setDraggedOver(true)
      }}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={drop}
      className={cx(
        'flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 rounded border border-dashed px-3 py-3 text-sm',
        'transition-colors',
        draggedOver ? 'border-primary bg-primary-soft' : invalid ? 'border-failed' : 'border-input',
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
          // Without this, selecting the same file again fires no event.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}

/** Prevents the browser from opening a file dropped beside the field, which would lose the input. */
const usePreventDropElsewhere = () => {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault()
    for (const name of ['dragover', 'drop']) window.addEventListener(name, ignore)
    return () => {
      for (const name of ['dragover', 'drop']) window.removeEventListener(name, ignore)
    }
  }, [])
}
