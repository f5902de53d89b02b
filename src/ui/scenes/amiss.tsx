import './scene.css'

/** What was looked for, waited for, or did not come. */
export const amiss = {
  lens: (
    <>
      <path className="scene-handle" d="m146 131 20 19" />
      <circle className="scene-thing" cx="124" cy="109" r="31" />
      <circle className="scene-tint" cx="124" cy="109" r="23" />
      <path className="scene-stroke" d="M114 109h20" />
      <path className="scene-line scene-fine" d="M109 99a18 18 0 0 1 11-8" />
    </>
  ),
  cloud: (
    <>
      <path className="scene-thing" d="M96 148a21 21 0 0 1-2-42 27 27 0 0 1 52-7 23 23 0 0 1 11 49z" />
      <path className="scene-line scene-fine" d="M106 106a16 16 0 0 1 13-14" />
      <path className="scene-gap" d="m86 82 84 70" />
      <path className="scene-stroke" d="m86 82 84 70" />
    </>
  ),
  cable: (
    <>
      <path className="scene-line" d="M92 124H78c-10 0-14 5-14 12s4 14 12 14" />
      <path className="scene-line" d="M164 124h10c10 0 13-5 13-12s-3-14-11-14" />
      <path className="scene-thing" d="M92 108h14a14 14 0 0 1 14 14v4a14 14 0 0 1-14 14H92z" />
      <path className="scene-thing" d="M164 108h-10a14 14 0 0 0-14 14v4a14 14 0 0 0 14 14h10z" />
      <path className="scene-line" d="M140 117h-9M140 131h-9" />
      <path className="scene-stroke" d="M127 96V84M115 98l-8-9M139 98l8-9" />
    </>
  ),
  map: (
    <>
      <path className="scene-thing" d="m78 92 30-11 32 11 30-11v60l-30 11-32-11-30 11z" />
      <path className="scene-shade" d="m108 81 32 11v60l-32-11z" />
      <path className="scene-line" d="m108 81v60M140 92v60" />
      <path className="scene-stroke scene-dashed" d="M88 134c10-20 20-4 30-13s10-12 19-9" />
      <path className="scene-accent" d="M154 60a17 17 0 0 1 17 17c0 13-17 28-17 28s-17-15-17-28a17 17 0 0 1 17-17z" />
      <circle className="scene-mark" cx="154" cy="77" r="6" />
    </>
  ),
  lock: (
    <>
      <path className="scene-line" d="M105 104V91a19 19 0 0 1 38 0v13" />
      <rect className="scene-thing" x="89" y="102" width="70" height="50" rx="11" />
      <circle className="scene-accent" cx="124" cy="123" r="7" />
      <path className="scene-stroke" d="M124 126v10" />
    </>
  ),
  clock: (
    <>
      <circle className="scene-thing" cx="124" cy="114" r="38" />
      <circle className="scene-tint" cx="124" cy="114" r="28" />
      <path className="scene-stroke" d="M124 96v18l13 9" />
      <path className="scene-line scene-fine" d="M124 82v4M124 142v4M92 114h4M152 114h4" />
    </>
  ),
  check: (
    <>
      <circle className="scene-accent" cx="124" cy="114" r="36" />
      <path className="scene-on-accent scene-bold" d="m107 115 12 12 22-26" />
      <path className="scene-stroke" d="M172 84l8-5M176 100h9M70 126l-9 3M164 68l4-8" />
    </>
  ),
}
