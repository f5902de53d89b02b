/** Where most people have their mail; and a few names near those that are no slips. */
const DOMAINS = [
  'gmail.com googlemail.com icloud.com me.com hotmail.com outlook.com live.com msn.com yahoo.com ymail.com hotmail.it',
  'outlook.it live.it yahoo.it libero.it virgilio.it alice.it tiscali.it tin.it fastwebnet.it gmx.de web.de t-online.de',
  'yahoo.de hotmail.de outlook.de freenet.de gmx.net hotmail.fr outlook.fr orange.fr free.fr sfr.fr wanadoo.fr yahoo.fr',
  'laposte.net hotmail.es outlook.es yahoo.es telefonica.net aol.com proton.me protonmail.com mail.com email.com email.it',
  'inwind.it iol.it aruba.it pec.it',
].flatMap((line) => line.split(' '))

const ENDINGS: Record<string, string> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  co: 'com',
  om: 'com',
  ti: 'it',
  itt: 'it',
  iit: 'it',
}

/** One letter too many, too few, wrong, or two in each other's place. */
function isSlip(typed: string, meant: string): boolean {
  let start = 0
  while (start < typed.length && typed[start] === meant[start]) start++
  const [a, b] = [typed.slice(start), meant.slice(start)]
  if (a.length === b.length) return a.slice(1) === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  return a.slice(1) === b || a === b.slice(1)
}

const split = (domain: string): [name: string, ending: string] => {
  const dot = domain.indexOf('.')
  return [domain.slice(0, dot), domain.slice(dot + 1)]
}

/**
 * The address that was probably meant, where its end looks like a slip of the finger: `giulia@gmial.con` -> `giulia@gmail.com`.
 * Only ever a question to ask; nothing where the address is as good as any.
 */
export function probablyMeant(email: string): string | undefined {
  const [local = '', given = ''] = email.trim().split('@')
  const typed = given.toLowerCase()
  if (!local || !typed.includes('.') || DOMAINS.includes(typed)) return undefined
  const [name, ending] = split(typed)
  const right = ENDINGS[ending] ?? ending
  const known = DOMAINS.filter((domain) => split(domain)[1] === right).map((domain) => split(domain)[0])
  const meant =
    known.find((one) => one === name) ?? (name.length > 3 ? known.find((one) => one.length > 3 && isSlip(name, one)) : undefined)
  return meant ? `${local}@${meant}.${right}` : undefined
}
