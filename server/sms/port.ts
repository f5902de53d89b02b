/** A text message to one number. `id` stays the same when it has to be sent again. */
export type Message = { id: string; to: string; text: string }

/** Hands a message over. What fails comes back as a sentence for the log, without the number; a Job tries again. */
export type Sms = { send(message: Message): Promise<{ sent: true } | { failed: string }> }
