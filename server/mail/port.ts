/**
 * A mail to one person, ready to go. `html` is a whole document.
 * @property sender the activity whose letter it is: its name stands before the address that letters come from
 */
export type Letter = { to: string; sender?: string; subject: string; text: string; html: string }

/** A letter and what it is known by wherever it goes: one that had to be sent again is recognised as the same. */
export type Sent = Letter & { id: string }

/** Hands a letter over. What fails comes back as a sentence for the log, without the address; a Job tries again. */
export type Mail = { send(letter: Sent): Promise<{ sent: true } | { failed: string }> }
