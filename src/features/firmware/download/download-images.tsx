import type { ReactNode } from 'react'
import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import type { ItemRow } from '../detail/item-rows.ts'
import { ImageDownload } from './image-download.tsx'

interface DownloadImagesProps {
  row: ItemRow
  /** What there is to say about the look-up of the images. */
  status: ReactNode
  onClose: () => void
}

/** Offers the images of a component for download. */
export function DownloadImages({ row: { item, images }, status, onClose }: DownloadImagesProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Download firmware image"
      description={<bdi>{item.componentName}</bdi>}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="flex flex-col gap-4">
        {status}
        {images.map((image) => (
          <ImageDownload key={image.imageId} image={image} componentName={item.componentName} />
        ))}
      </div>
    </Dialog>
  )
}
