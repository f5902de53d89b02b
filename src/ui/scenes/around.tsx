import './scene.css'

/** Who and what is around the card. */
export const around = {
  people: (
    <>
      <path className="scene-thing" d="M120 152c0-23 11-35 27-35s27 12 27 35z" />
      <circle className="scene-thing" cx="147" cy="95" r="15" />
      <path className="scene-accent" d="M76 152c0-21 10-32 25-32s25 11 25 32z" />
      <path className="scene-line" d="M76 152c0-21 10-32 25-32s25 11 25 32z" />
      <circle className="scene-thing" cx="101" cy="101" r="14" />
      <path className="scene-stroke scene-full" d="M124 80c-7-5-10-8-10-12a5 5 0 0 1 10-1 5 5 0 0 1 10 1c0 4-3 7-10 12z" />
    </>
  ),
  shop: (
    <>
      <path className="scene-thing" d="M87 104h74v48H87z" />
      <rect className="scene-tint" x="97" y="118" width="26" height="19" rx="3" />
      <path className="scene-shade" d="M133 152v-30a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v30z" />
      <path className="scene-line scene-fine" d="M133 152v-30a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v30" />
      <path className="scene-accent" d="M84 78h80l9 26H75z" />
      <path
        className="scene-thing"
        d="M75 104a12.300 12.300 0 0 0 24.500 0 12.300 12.300 0 0 0 24.500 0 12.300 12.300 0 0 0 24.500 0 12.300 12.300 0 0 0 24.500 0z"
      />
      <path className="scene-on-accent" d="m106 80-6 22M124 80v22M142 80l6 22" />
    </>
  ),
  steps: (
    <>
      <path className="scene-thing" d="M84 80a6 6 0 0 1 6-6h68a6 6 0 0 1 6 6v74l-10-7-10 7-10-7-10 7-10-7-10 7-10-7-10 7z" />
      <path className="scene-stroke" d="M96 120h13v-12h14v8h14V98h15" />
      <circle className="scene-accent" cx="152" cy="98" r="5" />
      <path className="scene-line scene-fine" d="M96 134h34M96 88h20" />
    </>
  ),
  plate: (
    <>
      <circle className="scene-thing" cx="124" cy="114" r="37" />
      <circle className="scene-shade" cx="124" cy="114" r="24" />
      <path className="scene-accent" d="M110 124c-1-15 10-22 29-22 1 16-11 25-29 22z" />
      <path className="scene-on-accent" d="M113 122c6-7 12-11 19-14" />
      <path className="scene-line" d="M67 84v17a8 8 0 0 0 16 0V84M75 84v68M180 152V82c-8 7-11 20-9 38h9" />
    </>
  ),
  horn: (
    <>
      <path className="scene-thing" d="m99 126 7 24h13l-7-21z" />
      <path className="scene-thing" d="m92 103 52-25v66l-52-21z" />
      <path className="scene-accent" d="M92 103h-7a10 10 0 0 0 0 20h7z" />
      <path className="scene-line" d="M92 103h-7a10 10 0 0 0 0 20h7" />
      <path className="scene-stroke" d="M155 99a17 17 0 0 1 0 25M165 89a31 31 0 0 1 0 45" />
    </>
  ),
  letter: (
    <>
      <rect className="scene-thing" x="78" y="86" width="94" height="64" rx="9" />
      <path className="scene-line" d="m81 92 44 34 44-34" />
      <circle className="scene-accent" cx="166" cy="142" r="15" />
      <path className="scene-on-accent" d="m159 142 5 5 9-10" />
    </>
  ),
  paper: (
    <>
      <path className="scene-thing" d="M96 70h42l24 24v52a6 6 0 0 1-6 6H96a6 6 0 0 1-6-6V76a6 6 0 0 1 6-6z" />
      <path className="scene-shade" d="M138 70v18a6 6 0 0 0 6 6h18z" />
      <path className="scene-line" d="M138 70v18a6 6 0 0 0 6 6h18" />
      <path className="scene-stroke" d="M104 92h18" />
      <path className="scene-line scene-fine" d="M104 108h42M104 121h42M104 134h26" />
    </>
  ),
}
