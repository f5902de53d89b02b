/** How loud a fast finger is, 0 to 1. */
const LOUDEST = 0.16
/** The finger is lifted, or stands still, for this long, in seconds: silence. */
const FADES = 0.09

/** The sound of a coin on foil, made of noise: to be started by a touch, as browsers want it. */
export function scratchSound() {
  const context = new AudioContext()
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate)
  const samples = noise.getChannelData(0)
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true })
  const band = new BiquadFilterNode(context, { type: 'bandpass', frequency: 3_200, Q: 0.7 })
  const volume = new GainNode(context, { gain: 0 })
  source.connect(band).connect(volume).connect(context.destination)
  source.start()
  return {
    /** The finger moves, so many CSS pixels since the last time. */
    move: (distance: number) => {
      const { currentTime } = context
      volume.gain.cancelScheduledValues(currentTime)
      volume.gain.setTargetAtTime(Math.min(LOUDEST, distance / 120), currentTime, 0.01)
      volume.gain.setTargetAtTime(0, currentTime + FADES / 2, FADES)
      band.frequency.setTargetAtTime(2_400 + Math.min(2_000, distance * 40), currentTime, 0.02)
    },
    stop: () => void context.close(),
  }
}
export type ScratchSound = ReturnType<typeof scratchSound>
