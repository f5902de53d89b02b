/** A mail to one person, ready to go. `html` is a whole document. */
export type Letter = { to: string; subject: string; text: string; html: string }

/** A letter and what it is known by wherever it goes: one that had to be sent again is recognised as the same. */
export type Sent = Letter & { id: string }

/** Hands a letter over. What fails comes back as a sentence for the log, without the address; a Job tries again. */
export type Mail = { send(letter: Sent): Promise<{ sent: true } | { failed: string }> }
