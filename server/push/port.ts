/** A push to one subscription, whose keys encrypt it for that browser alone. */
export type Parcel = {
  endpoint: string
  p256dh: string
  auth: string
  text: string
  /** Seconds for which the push service keeps it for a device that is away. */
  ttl: number
  urgency: 'normal' | 'high'
  /** At most 32 characters of base64url: a newer push with the same one replaces it while it waits. */
  topic?: string
}

/**
 * What the push service said. `gone`: the subscription is over; `busy`: not now, and for how many seconds if it said so;
 * `away`: it did not get there, or the service failed; `unanswered`: it may have got there; `refused`: it never will.
 */
export type Outcome =
  | { is: 'sent' | 'gone' | 'unanswered' }
  | { is: 'busy'; seconds?: number | undefined }
  | { is: 'away' | 'refused'; why: string }

/** Hands a push over. What fails comes back as a value without the endpoint, which is a secret of its device. */
export type Sender = { send(parcel: Parcel): Promise<Outcome> }
