import { useLingui } from '@lingui/react/macro'
import { ZoomIn } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { GoodPicture } from '../../components/goods/GoodPicture.tsx'
import { colourIn, useWhole } from '../../components/words/picture-of.ts'
import { useZooming } from '../../components/zoom/use-zooming.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import './gallery.css'

/** Milliseconds without movement after which a strip has come to rest, where the browser does not say so. */
const REST = 120

/** A picture, and whose: its colour's id and words, if those are known. */
export type Slide = { id: string; image: string | null; name: string | undefined }

type Props = {
  slides: Slide[]
  /** The one that is shown. */
  image: string | null
  name: string | undefined
  onChoose: (id: string) => void
}

/** One picture for each colour: to swipe is to choose, two fingers or the key look closely. Colours with the same picture share it. */
export function Gallery({ slides: all, image, name, onChoose }: Props) {
  const { t } = useLingui()
  const strip = useRef<HTMLDivElement>(null)
  const whole = useWhole(image)
  const slides = [...new Map(all.map((one) => [one.image, one])).values()]
  const at = Math.max(
    0,
    slides.findIndex((one) => one.image === image),
  )
  const isSettled = useRef(false)
  const { open, fingers, zoom } = useZooming(strip, image, name)

  useEffect(() => {
    const node = strip.current
    const behavior = isSettled.current && !matchMedia('(prefers-reduced-motion: reduce)').matches ? 'smooth' : 'instant'
    if (node && Math.round(node.scrollLeft / node.clientWidth) !== at) node.scrollTo({ left: at * node.clientWidth, behavior })
    isSettled.current = true
  }, [at])

  useEffect(() => {
    const node = strip.current
    if (!node) return
    // A strip that moves is reached by the keyboard too.
    if (slides.length > 1) node.tabIndex = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const rest = () => {
      const slide = slides[Math.round(node.scrollLeft / node.clientWidth)]
      if (slide && slide.image !== image) onChoose(slide.id)
    }
    const moved = () => {
      clearTimeout(timer)
      timer = setTimeout(rest, REST)
    }
    node.addEventListener('scroll', moved, { passive: true })
    return () => {
      clearTimeout(timer)
      node.removeEventListener('scroll', moved)
    }
  })

  return (
    <div className="gallery">
      <div ref={strip} className="gallery-strip" {...fingers} role="group" aria-label={t`Immagini`}>
        {slides.map((slide, index) => (
          <div
            key={slide.image ?? slide.id}
            className="gallery-slide"
            style={slide.image ? colourIn(slide.image) : undefined}
            role={slide.name || name ? 'img' : undefined}
            aria-label={slide.name || name}
          >
            <GoodPicture
              image={slide.image}
              sizes="(min-width: 1024px) 360px, 100vw"
              whole={index === at ? whole : undefined}
              isFirst={index === at}
            />
          </div>
        ))}
      </div>
      {slides.length > 1 ? (
        <div className="gallery-dots" aria-hidden="true">
          {slides.map((slide, index) => (
            <span key={slide.id} className={index === at ? 'gallery-dot gallery-dot-on' : 'gallery-dot'} />
          ))}
        </div>
      ) : null}
      {image ? (
        <IconButton look="raised" className="gallery-zoom" label={t`Ingrandisci l’immagine`} onClick={open}>
          <ZoomIn aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      ) : null}
      {zoom}
    </div>
  )
}
