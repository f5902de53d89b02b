import { type CSSProperties, useMemo } from 'react'
import { type ImageWidth, imageColour, imagePath, imageSet } from '#rules/images.ts'
import { resolved, resolvedSet } from '../../api/base.ts'

/** A picture where it is opened: what a smaller one grows to. */
export type Whole = { thumb: string | undefined }

/** The colour that a picture has all in all, as `--picture`. */
export const colourIn = (image: string): CSSProperties & Record<`--${string}`, string | undefined> => ({ '--picture': imageColour(image) })

/**
 * What an `img` of one of the activity's pictures is given: its addresses, the colour that stands there until it comes
 * (picture.css), and the name by which it is the same picture wherever it stands, and grows from one place to another
 * (ui/grow.ts).
 * @param width where a browser knows no sets   @param widths those that it may choose from
 */
export function pictureOf(image: string, width: ImageWidth, widths: readonly ImageWidth[], whole?: Whole) {
  const style = colourIn(image)
  if (whole?.thumb) style.backgroundImage = `url("${whole.thumb}")`
  return {
    src: resolved(imagePath(image, width)),
    srcSet: resolvedSet(imageSet(image, widths)),
    style,
    'data-grows': image,
    ...(whole && { 'data-whole': '' }),
  }
}

/** The picture as it is on the screen already, in another place. */
function thumbOf(image: string): string | undefined {
  const there = [...document.querySelectorAll<HTMLImageElement>(`img[data-grows="${CSS.escape(image)}"]`)]
  return there.find(({ naturalWidth }) => naturalWidth > 0)?.currentSrc
}

/** The picture is opened here: the smaller one, if she comes from there, stands until this one has come. */
export const useWhole = (image: string | null): Whole => useMemo(() => ({ thumb: image ? thumbOf(image) : undefined }), [image])
