import type { ReactNode } from 'react'
import { Button } from '@/ui/base/button.tsx'
import { Dialog } from '@/ui/overlays/dialog.tsx'
import type { ItemRow } from '../detail/item-rows.ts'
import { ImageDownload } from './image-download.tsx'

interface DownloadImagesProps {
  row: ItemRow
  /** Status of the query: retrying, failed, stale. */
  status: ReactNode
  onClose: () => void
}

/** Dialog that downloads the images of a component. */
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
