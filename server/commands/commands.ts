import type { Request } from './socket.ts'
import { activityExport } from './activity-export.ts'
import { activityImport } from './activity-import.ts'
import { activityList } from './activity-list.ts'
import { activityNew } from './activity-new.ts'
import { activityQr } from './activity-qr.ts'
import { bookingAbsent } from './booking-absent.ts'
import { bookingAccept } from './booking-accept.ts'
import { bookingClose } from './booking-close.ts'
import { bookingDecline } from './booking-decline.ts'
import { bookingList } from './booking-list.ts'
import { bookingMove } from './booking-move.ts'
import { bookingReopen } from './booking-reopen.ts'
import { bookingShow } from './booking-show.ts'
import { bookingTake } from './booking-take.ts'
import type { Command, Say, Tools } from './command.ts'
import { couponGive } from './coupon-give.ts'
import { couponRedeem } from './coupon-redeem.ts'
import { customerAdd } from './customer-add.ts'
import { customerCredit } from './customer-credit.ts'
import { customerFind } from './customer-find.ts'
import { ledgerCheck } from './ledger-check.ts'
import { menuPdf } from './menu-pdf.ts'
import { noticeSend } from './notice-send.ts'
import { noticeStatus } from './notice-status.ts'
import { orderAccept } from './order-accept.ts'
import { orderKeep } from './order-keep.ts'
import { orderCancel } from './order-cancel.ts'
import { orderExport } from './order-export.ts'
import { orderHandOver } from './order-hand-over.ts'
import { orderList } from './order-list.ts'
import { orderPaid } from './order-paid.ts'
import { orderReady } from './order-ready.ts'
import { orderRefund } from './order-refund.ts'
import { orderShip } from './order-ship.ts'
import { orderShow } from './order-show.ts'
import { packGive } from './pack-give.ts'
import { packList } from './pack-list.ts'
import { packUse } from './pack-use.ts'
import { reportCommand } from './report.ts'
import { scratchIssue } from './scratch-issue.ts'
import { scratchStatus } from './scratch-status.ts'
import { soldOutList } from './sold-out-list.ts'
import { soldOutSet } from './sold-out-set.ts'
import { stockSet } from './stock-set.ts'
import { walletRemove } from './wallet-remove.ts'
import { walletSet } from './wallet-set.ts'
import { walletShow } from './wallet-show.ts'

/** Everything the operator can ask for. */
export const commands: readonly Command[] = [
  activityNew,
  activityImport,
  activityExport,
  activityList,
  activityQr,
  menuPdf,
  customerAdd,
  customerCredit,
  customerFind,
  ledgerCheck,
  noticeSend,
  noticeStatus,
  orderList,
  orderShow,
  orderAccept,
  orderReady,
  orderShip,
  orderHandOver,
  orderPaid,
  orderKeep,
  orderCancel,
  orderRefund,
  orderExport,
  bookingList,
  bookingShow,
  bookingAccept,
  bookingDecline,
  bookingTake,
  bookingMove,
  bookingAbsent,
  bookingClose,
  bookingReopen,
  couponGive,
  couponRedeem,
  packList,
  packGive,
  packUse,
  reportCommand,
  scratchIssue,
  scratchStatus,
  stockSet,
  soldOutSet,
  soldOutList,
  walletSet,
  walletShow,
  walletRemove,
]

/** One line, whatever was written by others: nothing in it moves the cursor, turns the reading round or begins another line. */
const printable = (line: string) => line.replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')

/** Does a command in this process. Returns what went wrong; nothing is all well. */
export async function perform({ command, input }: Request, tools: Tools, say: Say): Promise<string[]> {
  const found = commands.find(({ name }) => name === command)
  const read = found?.input.safeParse(input)
  if (!found || !read?.success) return [`The server does not know this form of "${command}"; are it and the tool of the same version?`]
  return found.run(read.data as never, tools, (line) => say(printable(line)))
}
