import type { PaymentType } from '#rules/payment-choice.ts'

/** What stands on a receipt. */
export const words = {
  title: /*i18n*/ { id: 'receipt.title', message: 'Ricevuta dell’ordine {number}' },
  placed: /*i18n*/ { id: 'receipt.placed', message: 'Ordinato il {day}' },
  cancelled: /*i18n*/ { id: 'receipt.cancelled', message: 'Ordine annullato' },
  withdrawn: /*i18n*/ { id: 'receipt.withdrawn', message: 'Recesso dal contratto' },
  article: /*i18n*/ { id: 'receipt.article', message: 'Articolo' },
  price: /*i18n*/ { id: 'receipt.price', message: 'Prezzo' },
  sum: /*i18n*/ { id: 'receipt.sum', message: 'Importo' },
  insteadOf: /*i18n*/ { id: 'receipt.insteadOf', message: 'invece di {price}' },
  goods: /*i18n*/ { id: 'receipt.goods', message: 'Articoli' },
  discount: /*i18n*/ { id: 'receipt.discount', message: 'Sconto' },
  subtotal: /*i18n*/ { id: 'receipt.subtotal', message: 'Subtotale' },
  coupon: /*i18n*/ { id: 'receipt.coupon', message: 'Buono: {title}' },
  credit: /*i18n*/ { id: 'receipt.credit', message: 'Credito della carta' },
  shipping: /*i18n*/ { id: 'receipt.shipping', message: 'Spedizione' },
  home: /*i18n*/ { id: 'receipt.home', message: 'Consegna a casa' },
  free: /*i18n*/ { id: 'receipt.free', message: 'gratis' },
  total: /*i18n*/ { id: 'receipt.total', message: 'Totale' },
  moneyBack: /*i18n*/ { id: 'receipt.moneyBack', message: 'Restituito' },
  moneyOwed: /*i18n*/ { id: 'receipt.moneyOwed', message: 'Da restituire' },
  creditBack: /*i18n*/ { id: 'receipt.creditBack', message: 'Restituito sulla carta' },
  paid: /*i18n*/ { id: 'receipt.paid', message: 'Pagato il {day}' },
  open: /*i18n*/ { id: 'receipt.open', message: 'Da pagare' },
  unpaid: /*i18n*/ { id: 'receipt.unpaid', message: 'Non pagato' },
  pickUp: /*i18n*/ { id: 'receipt.pickUp', message: 'Ritiro: {place}' },
  earned: /*i18n*/ { id: 'receipt.earned', message: 'Guadagnato con quest’ordine' },
  expected: /*i18n*/ { id: 'receipt.expected', message: 'Guadagno previsto' },
  points: /*i18n*/ { id: 'receipt.points', message: '{points, plural, one {# punto} other {# punti}}' },
  vat: /*i18n*/ { id: 'receipt.vat', message: 'IVA compresa' },
  rate: /*i18n*/ { id: 'receipt.rate', message: 'Aliquota' },
  net: /*i18n*/ { id: 'receipt.net', message: 'Imponibile' },
  tax: /*i18n*/ { id: 'receipt.tax', message: 'IVA' },
  note: /*i18n*/ { id: 'receipt.note', message: 'Questa ricevuta dice cosa hai ordinato e pagato. Non è una fattura.' },
}

export const paymentWays = {
  S: /*i18n*/ { id: 'receipt.by.S', message: 'Carta di pagamento' },
  P: /*i18n*/ { id: 'receipt.by.P', message: 'PayPal' },
  BT: /*i18n*/ { id: 'receipt.by.BT', message: 'Bonifico bancario' },
  ST: /*i18n*/ { id: 'receipt.by.ST', message: 'In negozio' },
} satisfies Record<PaymentType, { id: string; message: string }>
