import type { Facts } from '#contract/exports.ts'
import { moneyOf, pointsOf } from '#rules/money.ts'
import type { activities } from '../../db/schema/activities.ts'
import { customerAddresses } from '../../db/schema/addresses.ts'
import { members } from '../../db/schema/auth.ts'
import { cards, flows } from '../../db/schema/cards.ts'
import { customers } from '../../db/schema/customers.ts'
import { devices } from '../../db/schema/devices.ts'
import { friends } from '../../db/schema/friends.ts'
import { noticeSents, notifications } from '../../db/schema/notices.ts'
import { passkeys } from '../../db/schema/passkeys.ts'
import { consents } from '../../db/schema/privacy.ts'
import { bookingWaitings } from '../../db/schema/booking-waitings.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { couponCustomers } from '../../db/schema/coupons.ts'
import { packCustomers, packUses } from '../../db/schema/packs.ts'
import { scratchCustomers } from '../../db/schema/scratch-cards.ts'
import { stockAlerts } from '../../db/schema/stock-alerts.ts'
import { walletPasses } from '../../db/schema/wallets.ts'
import type { OwnReads } from '../../work/own.ts'
import type { Row } from '../../work/tables.ts'
import type { Reads } from '../../work/work.ts'
import { account } from '../account/rows.ts'
import { latestFirst } from '../friends/rows.ts'
import { saidTo } from '../privacy/rows.ts'
import { cardsWithPrizes } from '../scratch-cards/rows.ts'
import { ordersOf } from './ordered.ts'
import {
  changes,
  devicesSeen,
  inActivity,
  logIns,
  memberships,
  movements,
  noticesGot,
  packLines,
  passkeysMade,
  walletPassesMade,
} from './rows.ts'

const at = (instant: Date | null) => instant?.toISOString() ?? null

/** What is kept as a code, in the words of whoever will read it. */
export type Say = {
  reason: (movement: Row<typeof flows>) => string | null
  given: (why: Pick<Row<typeof bookings>, 'reason' | 'reasonCode'>) => string | null
  entry: (entry: Row<typeof notifications>) => { title: string; message: string | null }
}

/**
 * Everything that is known about a person and can be told: no key, no hash, and nobody else. SEMANTICS 10
 * @returns undefined if she is gone
 */
export async function personalDataExport(w: OwnReads, say: Say): Promise<Facts | undefined> {
  const person = await account(w)
  if (!person) return undefined
  const { name, surname, email, username, language, roles, noticeMail, remindDay, remindHours, created, leaving } = person
  const joined = await w.own(members).list(memberships)
  return {
    account: {
      name,
      surname,
      email,
      username,
      language,
      roles,
      noticeMail,
      remindDay,
      remindHours,
      created: at(created),
      leaving: at(leaving),
    },
    devices: (await w.own(devices).list(devicesSeen)).map(shownDevice),
    logIns: (await logIns(w)).map((one) => ({ began: at(one.began), used: at(one.used), expires: at(one.expires) })),
    accountChanges: (await changes(w)).map((row) => ({
      at: at(row.at),
      before: row.before && { ...row.before },
      after: row.after && { ...row.after },
    })),
    passkeys: (await w.own(passkeys).list(passkeysMade)).map((one) => ({ name: one.name, host: one.host, ...madeAndUsed(one) })),
    activities: await Promise.all(joined.map((one) => factsOf(inActivity(w, one.member.activityId), one, say))),
  }
}

const madeAndUsed = ({ created, used }: { created: Date; used: Date | null }) => ({ created: at(created), used: at(used) })

const shownDevice = (row: Row<typeof devices>): Facts => {
  const { deviceName, deviceType, browser, osVersion, appVersion, origin, authNotice, created, lastSeen, lastNoticeTitle } = row
  const about = { deviceName, deviceType, browser, osVersion, appVersion, origin, notices: authNotice }
  return { ...about, created: at(created), lastSeen: at(lastSeen), lastNotice: lastNoticeTitle }
}

type Joined = { member: Row<typeof members>; activity: Row<typeof activities> }

async function factsOf(w: Reads, { member, activity }: Joined, say: Say): Promise<Facts> {
  const customer = await w.mine(customers).first()
  const card = await w.mine(cards).first()
  return {
    activity: activity.name,
    since: at(member.created),
    roles: member.roles,
    ...(customer && shownCustomer(customer)),
    ...(card && { card: shownCard(card) }),
    movements: (await w.mine(flows).list(movements)).map((row) => shownMovement(row, say)),
    addresses: (await w.mine(customerAddresses).list()).map((row) => ({ ...withoutKeys(row), created: at(row.created) })),
    orders: await ordersOf(w),
    stockAlerts: (await w.mine(stockAlerts).list()).map(({ name, color, size, created }) => ({ name, color, size, created: at(created) })),
    ...(await bookingsOf(w, say)),
    friends: (await w.mine(friends).list(latestFirst)).map(({ joined, reward }) => ({
      joined: at(joined),
      reward: reward === null ? null : moneyOf(reward),
    })),
    wallets: (await w.mine(walletPasses).list(walletPassesMade)).map(({ kind, created, phones }) => ({
      wallet: WALLETS[kind],
      created: at(created),
      phones,
    })),
    coupons: (await w.mine(couponCustomers).list()).map(
      ({ title, description, price, percentage, code, state, created, expires, used }) => ({
        title,
        description,
        price: price === null ? null : moneyOf(price),
        percentage,
        code,
        status: state,
        created: at(created),
        expires,
        used: at(used),
      }),
    ),
    packs: await packsOf(w),
    scratchCards: (await w.mine(scratchCustomers).list(cardsWithPrizes)).map(({ card, prize }) => ({
      name: card.name,
      status: card.state,
      created: at(card.created),
      expires: card.expires,
      scratched: at(card.scratched),
      prize: prize && { name: prize.title, value: prize.credit === null ? null : moneyOf(prize.credit), code: card.code },
      used: at(card.collected),
    })),
    consents: (await w.mine(consents).list(saidTo)).map((one) => ({
      point: one.point,
      given: one.given,
      version: one.version,
      at: at(one.at),
    })),
    notices: (await w.mine(noticeSents).list(noticesGot)).map(({ title, created, read }) => ({
      title,
      created: at(created),
      read: at(read),
    })),
    notifications: (await w.mine(notifications).list()).map((row) => ({
      ...say.entry(row),
      status: row.status,
      created: at(row.created),
      read: at(row.read),
    })),
  }
}

/** What she said, and beside it what staff wrote down about her. */
const shownCustomer = ({ serviceNote, ...customer }: Row<typeof customers>): Facts => ({
  customer: { ...withoutKeys(customer), created: at(customer.created) },
  ...(serviceNote !== null && { serviceNote }),
})

const WALLETS = { apple: 'Apple Wallet', google: 'Google Wallet' }

const withoutKeys = <T extends { activityId: string; id: string; userId: string }>({ activityId: _, id: __, userId: ___, ...row }: T) => row

/** What she booked, and where she waits for a place. */
async function bookingsOf(w: Reads, say: Say): Promise<Facts> {
  const booked = await w.mine(bookings).list()
  const waiting = await w.mine(bookingWaitings).list()
  return {
    bookings: booked.map(({ status, note, ...row }) => ({
      ...placeOf(row),
      confirmed: status,
      reason: say.given(row),
      note,
      created: at(row.created),
    })),
    bookingWaitings: waiting.map((row) => ({ ...placeOf(row), created: at(row.created) })),
  }
}

type Place = { date: string; time: string | null; people: number | null; serviceTitle: string | null; operatorName: string | null }
const placeOf = ({ date, time, people, serviceTitle, operatorName }: Place) => ({
  date,
  time,
  people,
  service: serviceTitle,
  operator: operatorName,
})

async function packsOf(w: Reads): Promise<Facts[]> {
  const lines = await w.mine(packUses).list(packLines)
  return (await w.mine(packCustomers).list()).map(({ id, title, description, places, used, created, expires, paid }) => ({
    title,
    description,
    places,
    usedPlaces: used,
    paid: paid === null ? null : moneyOf(paid),
    created: at(created),
    expires,
    uses: lines
      .filter(({ packCustomerId }) => packCustomerId === id)
      .map((line) => ({ at: at(line.created), left: line.left, takenBack: line.undoes !== null, where: line.place })),
  }))
}

const shownCard = ({ code, codeType, balance, pointBalance, created }: Row<typeof cards>) => ({
  code,
  codeType,
  balance: moneyOf(balance),
  pointBalance: pointsOf(pointBalance),
  created: at(created),
})

const shownMovement = (row: Row<typeof flows>, say: Say) => ({
  created: at(row.created),
  type: row.type,
  value: moneyOf(row.value),
  pointValue: pointsOf(row.pointValue),
  balance: moneyOf(row.balance),
  pointBalance: pointsOf(row.pointBalance),
  description: say.reason(row),
})
