/** An image of nothing: some browsers keep their sign for what is broken where an image of a known size has lost its source. */
const NOTHING = 'url("data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E")'

/** A picture that did not come leaves its tinted place, without the browser's sign for what is broken. */
function unpicture({ target }: Event) {
  if (!(target instanceof HTMLImageElement)) return
  target.removeAttribute('srcset')
  target.removeAttribute('src')
  target.style.content = NOTHING
}

/** Another one may come in its place. */
function picture({ target }: Event) {
  if (target instanceof HTMLImageElement && target.style.content) target.style.content = ''
}

/** From here on, wherever a picture stands. */
export function leaveNoneBroken() {
  document.addEventListener('load', picture, true)
  document.addEventListener('error', unpicture, true)
}
