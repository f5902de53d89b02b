import { useLingui } from '@lingui/react/macro'
import { ZoomIn } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ItemColorWithSizes } from '#contract/shop.ts'
import { textOf } from '#rules/translate.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { GoodPicture } from '../../components/goods/GoodPicture.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { part } from '../../ui/part.tsx'
import { useTwoFingers } from './use-two-fingers.ts'
import './gallery.css'

const Zoom = part(() => import('./Zoom.tsx').then((m) => m.Zoom))

/** Milliseconds without movement after which a strip has come to rest, where the browser does not say so. */
const REST = 120

type Props = { colors: ItemColorWithSizes[]; color: ItemColorWithSizes; onChoose: (id: string) => void }

/** The picture that the list has of a good, if it is on the screen already. */
function thumbOf(itemId: string): string | undefined {
  const thumb = document.querySelector<HTMLImageElement>(`[data-good="${CSS.escape(itemId)}"] img`)
  return thumb?.naturalWidth ? thumb.currentSrc : undefined
}

/** Two fingers ask for more than the whole of it. */
const PINCHED = 2

/** One picture for each colour: to swipe is to choose, two fingers or the key look closely. Colours with the same picture share it. */
export function Gallery({ colors, color, onChoose }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const strip = useRef<HTMLDivElement>(null)
  const [thumb] = useState(() => thumbOf(color.item.id))
  const slides = [...new Map(colors.map((one) => [one.image, one])).values()]
  const at = Math.max(
    0,
    slides.findIndex(({ image }) => image === color.image),
  )
  const isSettled = useRef(false)
  const [zoom, setZoom] = useState<number>()
  const fingers = useTwoFingers(() => setZoom(PINCHED))

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
      if (slide && slide.image !== color.image) onChoose(slide.id)
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
          <div key={slide.id} className="gallery-slide" role="img" aria-label={textOf(slide, 'name', language)}>
            <GoodPicture
              image={slide.image}
              sizes="(min-width: 1024px) 360px, 100vw"
              thumb={index === at ? thumb : undefined}
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
      {color.image ? (
        <IconButton look="raised" className="gallery-zoom" label={t`Ingrandisci l’immagine`} onClick={() => setZoom(1)}>
          <ZoomIn aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      ) : null}
      {zoom !== undefined && color.image ? (
        <Zoom image={color.image} name={textOf(color.item, 'name', language)} begin={zoom} onClose={() => setZoom(undefined)} />
      ) : null}
    </div>
  )
}
