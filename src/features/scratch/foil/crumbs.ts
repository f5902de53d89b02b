type Crumb = { x: number; y: number; vx: number; vy: number; size: number; turn: number; spin: number; life: number; colour: string }

/** Pixels in a second, per second. */
const GRAVITY = 900
/** How long a crumb is seen, in seconds. */
const LASTS = 0.9
const MOST = 140

const spread = (size: number) => (Math.random() - 0.5) * size

/**
 * Crumbs that fall over a canvas, drawn as long as there are any.
 * @returns `fall`: some break off at a point; `burst`: many fly up from it, once; `stop`
 */
export function crumbs(canvas: HTMLCanvasElement, scale: number) {
  const pen = canvas.getContext('2d')
  let all: Crumb[] = []
  let frame = 0
  let before = 0

  function draw(now: number) {
    const passed = Math.min(0.05, (now - before) / 1000)
    before = now
    pen?.setTransform(scale, 0, 0, scale, 0, 0)
    pen?.clearRect(0, 0, canvas.width, canvas.height)
    for (const crumb of all) {
      crumb.life -= passed
      crumb.vy += GRAVITY * passed
      crumb.x += crumb.vx * passed
      crumb.y += crumb.vy * passed
      crumb.turn += crumb.spin * passed
      if (!pen) continue
      pen.save()
      pen.globalAlpha = Math.max(0, Math.min(1, (crumb.life / LASTS) * 1.6))
      pen.translate(crumb.x, crumb.y)
      pen.rotate(crumb.turn)
      pen.fillStyle = crumb.colour
      pen.fillRect(-crumb.size / 2, -crumb.size / 3, crumb.size, crumb.size * 0.66)
      pen.restore()
    }
    all = all.filter(({ life }) => life > 0)
    frame = all.length > 0 ? requestAnimationFrame(draw) : 0
  }

  const add = (more: Crumb[]) => {
    all = [...all, ...more].slice(-MOST)
    if (frame !== 0 || all.length === 0) return
    before = performance.now()
    frame = requestAnimationFrame(draw)
  }
  const some = (count: number, colours: readonly string[], of: () => Omit<Crumb, 'colour' | 'turn' | 'spin' | 'life'>): Crumb[] =>
    Array.from({ length: count }, (_, n) => ({
      ...of(),
      turn: spread(Math.PI * 2),
      spin: spread(12),
      life: LASTS * (0.6 + Math.random() * 0.4),
      colour: colours[n % colours.length] ?? '',
    }))

  return {
    fall: (x: number, y: number, colours: readonly string[]) =>
      add(
        some(3, colours, () => ({
          x: x + spread(34),
          y: y + spread(22),
          vx: spread(120),
          vy: -40 + spread(80),
          size: 2 + Math.random() * 4,
        })),
      ),
    burst: (x: number, y: number, colours: readonly string[]) =>
      add(
        some(72, colours, () => ({
          x: x + spread(40),
          y: y + spread(20),
          vx: spread(620),
          vy: -220 - Math.random() * 300,
          size: 5 + Math.random() * 5,
        })),
      ),
    stop: () => cancelAnimationFrame(frame),
  }
}
export type Crumbs = ReturnType<typeof crumbs>
