import { useMemo } from 'react'
import { type ImageWidth, imagePath, imageSet } from '#rules/images.ts'
import { resolved, resolvedSet } from '../../api/base.ts'

/**
 * What an `img` of one of the activity's pictures is given: its addresses, and the name by which it is the same picture
 * wherever it stands, and grows from one place to another (ui/grow.ts).
 * @param width where a browser knows no sets   @param widths those that it may choose from
 */
export const pictureOf = (image: string, width: ImageWidth, widths: readonly ImageWidth[]) => ({
  src: resolved(imagePath(image, width)),
  srcSet: resolvedSet(imageSet(image, widths)),
  'data-grows': image,
})

/** The picture as it is on the screen already, in another place. */
function thumbOf(image: string): string | undefined {
  const there = [...document.querySelectorAll<HTMLImageElement>(`img[data-grows="${CSS.escape(image)}"]`)]
  return there.find(({ naturalWidth }) => naturalWidth > 0)?.currentSrc
}

/** The same where it is opened: the smaller one, if she comes from there, stands until this one has come. */
export function useWhole(image: string | null) {
  const thumb = useMemo(() => (image ? thumbOf(image) : undefined), [image])
  return { 'data-whole': '', ...(thumb && { style: { backgroundImage: `url("${thumb}")` } }) }
}
