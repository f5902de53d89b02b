import './scene.css'

/** What a customer has, or could have. */
export const owned = {
  card: (
    <>
      <rect className="scene-thing scene-dashed" x="78" y="86" width="94" height="62" rx="11" />
      <circle className="scene-accent" cx="125" cy="117" r="16" />
      <path className="scene-on-accent" d="M125 109v16M117 117h16" />
    </>
  ),
  parcel: (
    <>
      <path className="scene-thing" d="m84 92 40-15 40 15v43l-40 17-40-17z" />
      <path className="scene-shade" d="m124 109 40-17v43l-40 17z" />
      <path className="scene-accent" d="m103 85 40 16v15l-9 4v-15l-40-16z" />
      <path className="scene-line" d="m84 92 40 17 40-17M124 109v43" />
      <path className="scene-line scene-fine" d="M93 126l12 5" />
    </>
  ),
  bag: (
    <>
      <path className="scene-thing" d="M91 92h66l7 53a6 6 0 0 1-6 7H90a6 6 0 0 1-6-7z" />
      <path className="scene-line" d="M108 104V89a16 16 0 0 1 32 0v15" />
      <path className="scene-stroke" d="M102 129c10-9 16-9 23-2s14 6 22-3" />
    </>
  ),
  calendar: (
    <>
      <rect className="scene-thing" x="82" y="76" width="84" height="76" rx="11" />
      <path className="scene-accent" d="M82 87a11 11 0 0 1 11-11h62a11 11 0 0 1 11 11v13H82z" />
      <path className="scene-line" d="M103 69v14M145 69v14" />
      <path className="scene-dots" d="M101 115h0M124 115h0M147 115h0M101 135h0M147 135h0" />
      <circle className="scene-tint" cx="124" cy="134" r="11" />
      <path className="scene-stroke" d="m119 134 4 4 7-8" />
    </>
  ),
  ticket: (
    <g transform="rotate(-6 125 114)">
      <path
        className="scene-thing"
        d="M83 86h84a6 6 0 0 1 6 6v13a9 9 0 0 0 0 18v13a6 6 0 0 1-6 6H83a6 6 0 0 1-6-6v-13a9 9 0 0 0 0-18V92a6 6 0 0 1 6-6z"
      />
      <path className="scene-line scene-dashed" d="M144 90v48" />
      <path className="scene-stroke" d="m120 102-18 24" />
      <circle className="scene-stroke" cx="102" cy="105" r="5" />
      <circle className="scene-stroke" cx="120" cy="123" r="5" />
      <path className="scene-line scene-fine" d="M156 104v20" />
    </g>
  ),
  stack: (
    <>
      <rect className="scene-shade" x="96" y="72" width="76" height="52" rx="9" />
      <rect className="scene-line" x="96" y="72" width="76" height="52" rx="9" />
      <rect className="scene-thing" x="87" y="82" width="80" height="56" rx="10" />
      <rect className="scene-thing" x="77" y="93" width="86" height="59" rx="10" />
      <path className="scene-dots scene-done" d="M94 112h0M111 112h0M128 112h0M145 112h0M94 132h0" />
      <path className="scene-dots" d="M111 132h0M128 132h0M145 132h0" />
    </>
  ),
  foil: (
    <>
      <rect className="scene-thing" x="80" y="78" width="88" height="74" rx="11" />
      <rect className="scene-shade" x="91" y="89" width="66" height="40" rx="7" />
      <path className="scene-scratched" d="m98 118 12-20 6 20 12-20 6 19 9-15" />
      <path className="scene-line scene-fine" d="M93 140h30" />
      <circle className="scene-coin" cx="160" cy="138" r="17" />
      <circle className="scene-line scene-fine" cx="160" cy="138" r="10" />
    </>
  ),
}
