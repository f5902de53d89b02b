import { Trans } from '@lingui/react/macro'

/** No list replaces a word with whoever serves. */
export const KitchenNote = () => (
  <p className="small quiet">
    <Trans>In cucina si usano tutti gli allergeni: se hai un’allergia, dillo a chi ti serve.</Trans>
  </p>
)
