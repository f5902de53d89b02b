/** A picture that did not come leaves its tinted place, without the browser's sign for what is broken. */
function unpicture({ target }: Event) {
  if (!(target instanceof HTMLImageElement)) return
  target.removeAttribute('srcset')
  target.removeAttribute('src')
}

/** From here on, wherever a picture stands. */
export function leaveNoneBroken() {
  document.addEventListener('error', unpicture, true)
}
