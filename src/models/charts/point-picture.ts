import { type ChartShape, channels } from './plot-texts.ts'

/** Whether a place lies in a mark; both from its middle, in halves of its size. */
const isInShape: { readonly [shape in ChartShape]: (x: number, y: number) => boolean } = {
  circle: (x, y) => x * x + y * y <= 1,
  diamond: (x, y) => Math.abs(x) + Math.abs(y) <= 1,
  triangle: (x, y) => Math.abs(x) <= (y + 1) / 2,
  rect: () => true,
}

/** The pixels of a mark, from its middle. */
export const pixelsOf = (shape: ChartShape, size: number) => {
  const side = Math.max(1, Math.round(size))
  const places = Array.from({ length: side }, (_, place) => place)
  const from = Math.floor(side / 2)
  const middle = (side - 1) / 2
  return places.flatMap((y) =>
    places.flatMap((x) =>
      isInShape[shape]((x - middle) / (side / 2), (y - middle) / (side / 2))
        ? [[x - from, y - from] as const]
        : [],
    ),
  )
}

/** Points of one form, as columns: tens of thousands are read in every frame. */
export interface PointColumns {
  xs: Float64Array
  ys: Float64Array
  /** In px. */
  sizes: Uint8Array
  /** By how many px each stands beside its place. */
  shifts: Int8Array
  shape: ChartShape
}

/** By how many px marks reach beyond their places. */
export const reachOf = ({ sizes, shifts }: PointColumns): number =>
  sizes.reduce((most, size, place) => Math.max(most, size / 2 + Math.abs(shifts[place] ?? 0)), 0) +
  1

/** Where the values of the axes lie in px: each `from` is the place of 0, each `step` the way to 1. */
export interface PictureScale {
  fromX: number
  stepX: number
  fromY: number
  stepY: number
}

/** A picture in memory, with room on each side for marks that lie across its edge. All in pixels of the screen. */
export interface PointPicture {
  bytes: Uint8ClampedArray<ArrayBuffer>
  /** The same as `bytes`: one number for each pixel. */
  pixels: Int32Array
  width: number
  height: number
  room: number
  /** Pixels of the screen in one px. */
  ratio: number
}

/** A picture of so many pixels, with nothing in it. */
export const emptyPicture = (size: Pick<PointPicture, 'width' | 'height' | 'room' | 'ratio'>) => {
  const bytes = new Uint8ClampedArray(rowOf(size) * (size.height + 2 * size.room) * 4)
  return { ...size, bytes, pixels: new Int32Array(bytes.buffer) }
}

/** Pixels in a row of a picture, with the room on both sides. */
export const rowOf = ({ width, room }: Pick<PointPicture, 'width' | 'room'>) => width + 2 * room

/** A colour as a pixel: its bytes are red, green, blue and how much it covers. */
const pixelOf = (color: string) => {
  const [red = 0, green = 0, blue = 0] = channels(color)
  return new Int32Array(new Uint8Array([red, green, blue, 255]).buffer)[0] ?? 0
}

/** Draws points in a colour, such as `rgb(0, 0, 0)`, over what a picture has. */
export const paintPoints = (
  picture: PointPicture,
  { xs, ys, sizes, shifts, shape }: PointColumns,
  { fromX, stepX, fromY, stepY }: PictureScale,
  color: string,
) => {
  const { pixels, width, height, room, ratio } = picture
  const row = rowOf(picture)
  const pixel = pixelOf(color)
  const marks: Int32Array[] = []
  const markOf = (size: number) => {
    const mark = Int32Array.from(pixelsOf(shape, size * ratio), ([x, y]) => y * row + x)
    marks[size] = mark
    return mark
  }
  const [startX, startY] = [fromX * ratio, fromY * ratio]
  const [wayX, wayY] = [stepX * ratio, stepY * ratio]
  for (let place = 0; place < xs.length; place += 1) {
    const x = startX + (xs[place] ?? 0) * wayX
    if (x < 0 || x > width) continue
    const y = startY + (ys[place] ?? 0) * wayY
    if (y < 0 || y > height) continue
    const left = (x + (shifts[place] ?? 0) * ratio + room + 0.5) | 0
    const middle = ((y + room + 0.5) | 0) * row + left
    const size = sizes[place] ?? 0
    const mark = marks[size] ?? markOf(size)
    for (let part = 0; part < mark.length; part += 1) pixels[middle + (mark[part] ?? 0)] = pixel
  }
}

/** The point that is seen at a place: the last that lies there; undefined where there is none. */
export const pointAt = (
  { xs, ys, sizes, shifts }: PointColumns,
  { fromX, stepX, fromY, stepY }: PictureScale,
  [x, y]: readonly [x: number, y: number],
): number | undefined => {
  for (let place = xs.length - 1; place >= 0; place -= 1) {
    const reach = (sizes[place] ?? 0) / 2 + 1
    const [left, top] = [
      fromX + (xs[place] ?? 0) * stepX + (shifts[place] ?? 0),
      fromY + (ys[place] ?? 0) * stepY,
    ]
    if (Math.abs(left - x) <= reach && Math.abs(top - y) <= reach) return place
  }
  return undefined
}
